// Which large pictures tear: while they are written into the panel's memory the panel shows it line by line, as drivers/display/scan.h
// describes. Each row is first seen in some frame; a picture tears where that is not the same frame for all its rows.
const LINES = 344;
const BLANK_LINES = 24;

// Watches the panel of a Handheld from now on. The list grows by {row, rows, torn} for each transfer of a quarter of the glass or more.
export function watchScan(handheld) {
  const { panel, silicon } = handheld;
  const frame = 1e9 / 60 / silicon.panelClock;
  const line = frame / LINES;
  const found = [];
  let [row, rows, seen] = [0, 0, new Set()];
  const [startWriting, pixel] = [panel.startWriting.bind(panel), panel.pixel.bind(panel)];
  const note = (y) => seen.add(Math.ceil((handheld.nanos - handheld.blankAt - (BLANK_LINES + y) * line) / frame) + handheld.blanks);
  panel.startWriting = () => {
    startWriting();
    const width = panel.columns[1] - panel.columns[0] + 1;
    [row, rows, seen] = [panel.rows[0], panel.rows[1] - panel.rows[0] + 1, new Set()];
    if (rows * width * 4 < panel.cells.length) rows = 0;
  };
  panel.pixel = (colour) => {
    const { y } = panel;
    pixel(colour);
    if (rows === 0 || panel.y === y) return;
    note(y);
    if (y === row + rows - 1) found.push({ row, rows, torn: seen.size > 1 });
  };
  return found;
}
