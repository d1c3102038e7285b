/** Reads CSV with quotes, doubled quotes, line breaks within quotes, CRLF and a byte order mark. Returns rows of cells. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let index = 0; index < source.length; index += 1) {
    const mark = source[index];
    if (isQuoted && mark === '"' && source[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (mark === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (mark === ',' && !isQuoted) endCell();
    else if (mark === '\n' && !isQuoted) endRow();
    else cell += mark;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows.filter((cells) => cells.some((text) => text.trim() !== ''));
}
