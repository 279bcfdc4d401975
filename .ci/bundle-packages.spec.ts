import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundler = new URL('bundle-packages.js', import.meta.url).href;
const project = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-sources-'));
  writeFileSync(
    join(folder, 'source.ts'),
    [
      "import { type Pool, Client as Connection } from 'pg';",
      "import pg from 'pg';",
      "import type { Column } from 'typeorm';",
      'import {',
      '  isEmail,',
      '  type ValidationError,',
      "} from 'class-validator';",
      "import 'node:fs';",
    ].join('\n'),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** In its own process, because the bundler's native code rejects Jest's objects. */
function bundle(packages: string[]): Record<string, string[]> {
  const options = { project, folders: [folder], packages, more: { pg: ['types'] } };
  const script = `
    const { bundlePackages } = await import('${bundler}');
    const bundles = Object.entries(await bundlePackages(${JSON.stringify(options)}));
    const names = bundles.map(async ([key, file]) => [key, Object.keys(await import(file)).sort()]);
    console.log(JSON.stringify(Object.fromEntries(await Promise.all(names))));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Record<
    string,
    string[]
  >;
}

it('resolves each import of the named packages to a bundle of what is imported', () => {
  expect(bundle(['pg', 'typeorm', 'class-validator'])).toEqual({
    '^pg$': ['Client', 'default', 'types'],
    '^class-validator$': ['isEmail'],
  });
});

it('leaves imports of other packages unchanged', () => {
  expect(Object.keys(bundle(['pg']))).toEqual(['^pg$']);
});
