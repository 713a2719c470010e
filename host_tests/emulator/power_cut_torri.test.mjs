import { testPowerCuts } from './harness/power_cuts.mjs';

testPowerCuts('torri-easy');
