import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/'),
});

/** The fixtures' folders mirror the workspace, so that a path says where a file would stand. */
const fixtures = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: fileURLToPath(new URL(folder, import.meta.url)) }).sort();

/** Lints a fixture as if it stood in the workspace itself. */
async function lint(fixture: string, path: string) {
  const text = readFileSync(new URL(fixture, import.meta.url), 'utf8');
  const [result] = await eslint.lintText(text, { filePath: `${root}/${path}` });
  return { text, messages: result?.messages ?? [] };
}

const importLines = (text: string) =>
  text.split('\n').flatMap((line, index) => (/\bfrom '|import[ (]'/.test(line) ? [index + 1] : []));

const refusedLines = (messages: { ruleId: string | null; line: number }[]) => [
  ...new Set(
    messages.filter(({ ruleId }) => ruleId === 'boundaries/dependencies').map(({ line }) => line),
  ),
];

describe('the import directions', () => {
  it.each(fixtures('illegal'))('refuse every import of %s', async (path) => {
    const { text, messages } = await lint(`illegal/${path}`, path);
    expect(importLines(text).length).toBeGreaterThan(1);
    expect(refusedLines(messages)).toEqual(importLines(text));
  });

  it.each(fixtures('legal'))('allow every import of %s', async (path) => {
    const { messages } = await lint(`legal/${path}`, path);
    expect(messages).toEqual([]);
  });

  it.each([
    'libs/ui/src/misc/unknown-folder.ts',
    'libs/ui/src/admin/loose-file.tsx',
    'libs/ui/src/admin/shared/loose-file.ts',
  ])('refuse %s, which belongs to no part', async (path) => {
    const { messages } = await lint('unplaced/unknown-folder.ts', path);
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['boundaries/no-unknown-files']);
  });
});
