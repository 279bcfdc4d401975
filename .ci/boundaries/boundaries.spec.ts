import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { lintFiles } from '../lint/lint-files.ts';

/** The fixtures' folders mirror the workspace, so that a path shows where a file would be. */
function fixtures(folder: string) {
  const cwd = `${import.meta.dirname}/${folder}`;
  const paths = globSync('**/*.{ts,tsx}', { cwd }).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(`${cwd}/${path}`, 'utf8')]));
}

/** The lines of each file that the rule refuses. */
function lint(files: Record<string, string>) {
  const found = lintFiles(files);
  return (path: string) =>
    found(path).flatMap(({ rule, line }) => (rule === 'imports' ? [line] : []));
}

const importLines = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) => (/\bfrom '|(import|require)[ (]'/.test(line) ? [index + 1] : []));

describe('import rules', () => {
  const illegal = fixtures('illegal');
  const refused = lint(illegal);
  it.each(Object.entries(illegal))('rejects every import of %s', (path, text) => {
    expect(importLines(text).length).toBeGreaterThan(1);
    expect(refused(path)).toEqual(importLines(text));
  });

  const legal = fixtures('legal');
  const refusedOfLegal = lint(legal);
  it.each(Object.keys(legal))('allows every import of %s', (path) => {
    expect(refusedOfLegal(path)).toEqual([]);
  });

  const { 'unknown-folder.ts': text } = fixtures('unplaced');
  const unplaced = [
    'libs/ui/src/misc/unknown-folder.ts',
    'libs/ui/src/admin/loose-file.tsx',
    'libs/ui/src/admin/shared/loose-file.ts',
    'apps/server/src/people/loose-file.ts',
  ];
  const refusedOfUnplaced = lintFiles(Object.fromEntries(unplaced.map((path) => [path, text!])));
  it.each(unplaced)('rejects %s, which belongs to no element', (path) => {
    expect(refusedOfUnplaced(path).map(({ message }) => message)).toEqual([
      `No rule of .ci/boundaries/boundaries.js names the place of ${path}.`,
    ]);
  });
});
