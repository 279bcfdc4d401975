/** What a group found, as it is printed and written down. */
export interface Section {
  name: string;
  title: string;
  text: string;
  head: string[];
  rows: string[][];
  /** How it was measured, where not as the others. */
  rounds?: string;
}

/** A Markdown table: the first column to the left, all others to the right. */
export function tableOf({ head, rows }: Pick<Section, 'head' | 'rows'>): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
