import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lintFiles } from '../lint/lint-files.ts';
import { findWords } from './words.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const lint = (text: string, path = 'apps/server/src/identity/users/written-here.ts') =>
  lintFiles({ [path]: text })(path)
    .filter(({ rule }) => rule === 'one-word')
    .map(({ message }) => message);

describe('the word list', () => {
  it.each([
    ['a spelling', "export const colour = 'red';", 'Write color instead of "colour".'],
    ['a comment', '/** Built anew. */', 'Write again instead of "anew".'],
    ['a text', "export const label = 'Handwork';", 'Write manual work instead of "Handwork".'],
  ])('rejects %s', (_, text, message) => {
    expect(lint(text)).toEqual([message]);
  });

  it('allows the replacements, and every word in landed migrations', () => {
    const migration = 'apps/server/src/migrations/0007-shorter-memory.ts';
    expect(lint("export const colour = 'red';", migration)).toEqual([]);
    expect(lint("export const color = 'Already exists';")).toEqual([]);
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
  )('finds no refused word in %s', (path) => {
    expect(findWords(readFileSync(`${root}/${path}`, 'utf8'))).toEqual([]);
  });
});
