import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('.', import.meta.url);

/** The Polaris that a file of tests runs on, by the name in its source; undefined: that of the run. */
function siteOf(file: string): string | undefined {
  const source = readFileSync(new URL(file, folder), 'utf8');
  if (source.includes("from './mail-test.ts'")) return 'mail';
  if (source.includes("from './card-test.ts'")) return 'cards';
  const [, shared, own] = /ownPolaris: (?:(\w+)|{\s*name: '([\w-]+)')/.exec(source) ?? [];
  return shared ?? own;
}

/**
 * The files of tests by the Polaris that they run on. Playwright runs files by name and starts another
 * worker, browser and Polaris wherever the next file needs another one; those of one Polaris are
 * a project, so that one worker runs them in turn.
 */
export function filesBySite(): { name: string; files: string[] }[] {
  const sites = new Map<string, string[]>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))) {
    const name = siteOf(file);
    if (name) sites.set(name, [...(sites.get(name) ?? []), file]);
  }
  return [...sites]
    .map(([name, files]) => ({ name, files }))
    .sort((one, other) => other.files.length - one.files.length);
}
