import { byId } from './words.js';

// What the device's screen says, as text: in order for reading, and only what is new for speaking.
