import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { describeRun } from './machine.ts';
import { type Section, tableOf } from './section.ts';

const DOCUMENT = fileURLToPath(new URL('../../../../../docs/benchmarks.md', import.meta.url));

/** Puts each section in the place that the document keeps for it; all else stays as it is. */
export async function writeDocument(sections: Section[], rounds: string): Promise<void> {
  const before = readFileSync(DOCUMENT, 'utf8');
  const text = sections.reduce(
    (document, section) => replacePart(document, section.name, bodyOf(section, rounds)),
    before,
  );
  writeFileSync(DOCUMENT, await format(text, { parser: 'markdown', printWidth: 100 }));
}

const bodyOf = (section: Section, rounds: string): string =>
  [`### ${section.title}`, section.text, tableOf(section), `${describeRun()}; ${rounds}.`].join(
    '\n\n',
  );

/** A part lies between two comments that name it. */
export function replacePart(document: string, name: string, body: string): string {
  const [begin, end] = [`<!-- bench ${name} -->`, `<!-- end ${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no part for ${name}.`);
  return `${document.slice(0, from + begin.length)}\n\n${body}\n\n${document.slice(to)}`;
}
