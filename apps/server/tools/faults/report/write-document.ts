import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const DOCUMENT = fileURLToPath(
  new URL('../../../../../docs/benchmarks/faults.md', import.meta.url),
);

const [BEGIN, END] = ['<!-- faults -->', '<!-- end faults -->'];

/** Puts a run where the document has its figures; everything else stays as it is. */
export async function writeDocument(body: string): Promise<void> {
  const text = replaceFigures(readFileSync(DOCUMENT, 'utf8'), body);
  const { code } = await format(DOCUMENT, text, { printWidth: 100 });
  writeFileSync(DOCUMENT, code);
}

export function replaceFigures(document: string, body: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from)
    throw new Error(`docs/benchmarks/faults.md has no ${BEGIN} and ${END}.`);
  return `${document.slice(0, from + BEGIN.length)}\n\n${body}\n\n${document.slice(to)}`;
}
