import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const DOCUMENT = fileURLToPath(
  new URL('../../../../../docs/benchmarks/server.md', import.meta.url),
);

/** The results of a group, as printed and written into the document. */
export interface Section {
  name: string;
  title: string;
  text: string;
  head: string[];
  rows: string[][];
}

/** Replaces a section in its part of the document, with how it was measured. */
export async function writeDocument(section: Section, measured: string): Promise<void> {
  const { name, title, text } = section;
  const body = [`### ${title}`, text, tableOf(section), measured].join('\n\n');
  const document = replacePart(readFileSync(DOCUMENT, 'utf8'), name, body);
  const { code } = await format(DOCUMENT, document, { printWidth: 100 });
  writeFileSync(DOCUMENT, code);
}

/** A part is between two comments with its name. */
export function replacePart(document: string, name: string, body: string): string {
  const [begin, end] = [`<!-- bench ${name} -->`, `<!-- end ${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks/server.md has no part for ${name}.`);
  return `${document.slice(0, from + begin.length)}\n\n${body}\n\n${document.slice(to)}`;
}

/** A Markdown table: the first column left-aligned, all others right-aligned. */
export function tableOf({ head, rows }: Pick<Section, 'head' | 'rows'>): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
