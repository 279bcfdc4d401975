import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findWords } from './words.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === 'polaris/one-word',
});

const lint = async (text: string, filePath = `${root}/apps/server/src/users/written-here.ts`) => {
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
};

describe('one word a thing', () => {
  it.each([
    ['a name', 'export const isToCome = true;', 'Write isUpcoming instead of "isToCome".'],
    ['a spelling', "export const colour = 'red';", 'Write color instead of "colour".'],
    ['a comment', '/** Built anew. */', 'Write again instead of "anew".'],
    [
      'a text on a screen',
      "export const label = 'Ways in';",
      'Write Sign-in options instead of "Ways in".',
    ],
  ])('lint refuses %s', async (_, text, message) => {
    expect(await lint(text)).toEqual([message]);
  });

  it('lint leaves landed migrations alone, and the words that stand for these', async () => {
    const migration = `${root}/apps/server/src/migrations/0007-shorter-memory.ts`;
    expect(await lint("export const colour = 'red';", migration)).toEqual([]);
    expect(await lint("export const color = 'Already exists';")).toEqual([]);
  });

  const documents = [
    '*.md',
    'docs/**/*.md',
    '.env.example',
    'docker-compose.yml',
    '.github/**/*.yml',
  ];
  it.each(
    globSync([...documents, 'apps/*/{app,src}/**/*.css', 'libs/ui/src/**/*.css'], { cwd: root }),
  )('holds in %s', (path) => {
    expect(findWords(readFileSync(`${root}/${path}`, 'utf8'))).toEqual([]);
  });
});
