import { testPowerCuts } from './power_cuts.mjs';

testPowerCuts('torri-easy');
