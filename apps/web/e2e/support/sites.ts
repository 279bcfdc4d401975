import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

export const allFiles = (): string[] => globSync('*/*.spec.ts', { cwd: folder }).sort();

/** The server of a test file, by the name in its source; undefined for the shared one. */
function siteOf(file: string): string | undefined {
  const source = readFileSync(`${folder}${file}`, 'utf8');
  if (source.includes("/mail-test.ts'")) return 'mail';
  if (source.includes("/card-test.ts'")) return 'cards';
  const [, shared, own] = /ownPolaris: (?:(\w+)|{\s*name: '([\w-]+)')/.exec(source) ?? [];
  return shared ?? own;
}

/**
 * The given test files by server, each group as a project, so that one worker runs them in series. Playwright
 * otherwise restarts worker, browser and server between files.
 */
export function filesBySite(files: string[]): { name: string; files: string[] }[] {
  const sites = new Map<string, string[]>();
  for (const file of files) {
    const name = siteOf(file);
    if (name) sites.set(name, [...(sites.get(name) ?? []), file]);
  }
  return [...sites]
    .map(([name, files]) => ({ name, files }))
    .sort((one, other) => other.files.length - one.files.length);
}
