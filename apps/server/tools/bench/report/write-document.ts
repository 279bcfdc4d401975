import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { replacePart } from './replace-part.ts';
import { type Section, tableOf } from './section.ts';

const DOCUMENT = fileURLToPath(
  new URL('../../../../../docs/benchmarks/server.md', import.meta.url),
);

/** Puts a section in the place that the document keeps for it, with how it was measured; all else stays as it is. */
export async function writeDocument(section: Section, measured: string): Promise<void> {
  const before = readFileSync(DOCUMENT, 'utf8');
  const text = replacePart(before, section.name, bodyOf(section, measured));
  const { code } = await format(DOCUMENT, text, { printWidth: 100 });
  writeFileSync(DOCUMENT, code);
}

const bodyOf = (section: Section, measured: string): string =>
  [`### ${section.title}`, section.text, tableOf(section), measured].join('\n\n');
