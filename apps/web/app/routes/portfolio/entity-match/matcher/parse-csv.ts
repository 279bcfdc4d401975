type State = 'start' | 'plain' | 'quoted' | 'closed';

/** Reads rows as Python's csv module does. A quote counts only where a cell starts with it. */
class CsvReader {
  readonly rows: string[][] = [];
  private row: string[] = [];
  private cell = '';
  private state: State = 'start';

  read(char: string): void {
    if (this.state === 'quoted' && char !== '"') this.cell += char;
    else if (this.state === 'quoted') this.state = 'closed';
    else if (char === '"' && this.state === 'start') this.state = 'quoted';
    else if (char === '"' && this.state === 'closed') this.add(char, 'quoted');
    else if (char === ',') this.endCell();
    else if (/[\r\n]/.test(char)) this.endRow();
    else this.add(char, 'plain');
  }

  /** A blank line is a row without cells. */
  endRow(): void {
    if (this.row.length > 0 || this.state !== 'start') this.endCell();
    this.rows.push(this.row);
    this.row = [];
  }

  private add(char: string, state: State): void {
    this.cell += char;
    this.state = state;
  }

  private endCell(): void {
    this.row.push(this.cell);
    this.cell = '';
    this.state = 'start';
  }
}

/** The rows of a CSV text. */
export function parseCsv(text: string): string[][] {
  const reader = new CsvReader();
  for (const char of text) reader.read(char);
  reader.endRow();
  // Trailing blank lines and the LF of CRLF are not rows.
  return reader.rows.filter((row, index) => index === 0 || row.length > 0);
}
