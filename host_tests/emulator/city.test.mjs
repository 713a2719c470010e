// The first rounds of a city, on the PC and on the real firmware: the same cards, and the same moves of the rivals.
import { testCity } from './harness/whole_game.mjs';

testCity('waveshare_lcd_1_3', 'palazzi');
testCity('waveshare_lcd_1_3', 'torri');
