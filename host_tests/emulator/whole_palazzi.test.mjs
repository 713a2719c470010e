import { testWholeGame } from './harness/whole_game.mjs';

testWholeGame('waveshare_lcd_1_3', 'palazzi');
