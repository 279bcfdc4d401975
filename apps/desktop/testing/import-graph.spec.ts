import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const desktop = join(root, 'apps/desktop');
const uiPackage = JSON.parse(readFileSync(join(root, 'libs/ui/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** The imports at run time: type imports are erased. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/import type [^;]+;/g, '')
      .matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g),
  ].map(([, specifier]) => specifier!);

function libraryFile(specifier: string): string | null {
  if (specifier === '@polaris/contracts') return join(root, 'libs/contracts/src/index.ts');
  const path = /^@polaris\/ui(\/.+)$/.exec(specifier)?.[1];
  if (!path) return null;
  for (const [pattern, target] of Object.entries(uiPackage.exports)) {
    const [start = '', end] = pattern.slice(1).split('*');
    if (end === undefined ? path === start : path.startsWith(start))
      return join(root, 'libs/ui', target.replace('*', path.slice(start.length)));
  }
  return null;
}

/** All files that an entry imports, directly or not, and the packages that they import. */
function importGraph(entry: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const specifier of importsOf(file)) {
      const own = specifier.startsWith('.')
        ? resolve(dirname(file), specifier)
        : libraryFile(specifier);
      if (own) visit(own);
      else packages.add(specifier);
    }
  };
  visit(join(desktop, 'src', entry));
  return { files: [...files].map((file) => relative(root, file)), packages: [...packages] };
}

const sources = globSync('src/**/*.{ts,tsx}', { cwd: desktop });
const textOf = (path: string) => readFileSync(join(desktop, path), 'utf8');

describe('the desktop app', () => {
  it("uses the web's screens", () => {
    const { files } = importGraph('renderer/main.tsx');
    expect(files).toContain('libs/ui/src/admin/admin-app.tsx');
    expect(files).toContain('libs/ui/src/admin/people/customers/customers-screen.tsx');
    expect(files).toContain('libs/ui/src/sign-in/login-screen.tsx');
  });

  it("builds its pages from the library's screens, and has none of its own", () => {
    expect(
      sources.filter((path) => /-(screen|form|field|dialog|card|list)\.tsx$/.test(path)),
    ).toEqual([]);
    const markup = /<(h[1-6]|form|input|select|textarea|table|button|ul|ol|p|a|img|svg)\b/;
    expect(sources.filter((path) => path.endsWith('.tsx') && markup.test(textOf(path)))).toEqual(
      [],
    );
  });

  it('imports electron only in main and preload', () => {
    const named = sources.filter((path) => importsOf(join(desktop, path)).includes('electron'));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !/^src\/(main|preload)\//.test(path))).toEqual([]);
  });

  it('separates pages from Node and Electron, and the main process from pages', () => {
    const page = importGraph('renderer/main.tsx');
    expect(page.packages.filter((name) => /^(node:|electron)/.test(name))).toEqual([]);
    expect(page.files.filter((path) => /desktop\/src\/(main|preload)/.test(path))).toEqual([]);
    const main = importGraph('main/main.ts');
    expect(main.packages).toContain('electron');
    expect(main.packages.filter((name) => /^react/.test(name))).toEqual([]);
    expect(main.files.filter((path) => path.startsWith('libs/ui'))).toEqual([]);
    expect(importGraph('preload/preload.ts').packages).toEqual(['electron']);
  });
});
