import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const desktop = join(import.meta.dirname, '..');

/** Builds an entry with the same plugin and bundler as the real build. */
function build(entry: string) {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-await-'));
  writeFileSync(join(folder, 'main.js'), entry);
  const script = `
    import { build } from 'vite';
    import { noTopLevelAwait } from './tools/no-top-level-await.ts';
    await build({
      root: ${JSON.stringify(folder)},
      configFile: false,
      logLevel: 'silent',
      plugins: [noTopLevelAwait],
      build: { target: 'node24', minify: true, lib: { entry: 'main.js', formats: ['es'], fileName: 'main' } },
    });`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { cwd: desktop, encoding: 'utf8' },
  );
  return { status, stderr, built: existsSync(join(folder, 'dist/main.mjs')) };
}

const setup = 'globalThis.app = { whenReady: async () => undefined };\n';

describe('the build of the main script', () => {
  it.each([
    ['an await', 'await app.whenReady();'],
    ['one in a branch', 'if (app) { await app.whenReady(); }'],
    ['one inside an expression', 'console.log([await app.whenReady()]);'],
    ['a loop that awaits', 'for await (const one of [app.whenReady()]) console.log(one);'],
  ])('fails on %s at the top level', (_, line) => {
    const { status, stderr, built } = build(setup + line);
    expect([status, built]).toEqual([1, false]);
    expect(stderr).toContain('has a top-level await: Electron would never become ready.');
  });

  it('allows await in functions', () => {
    const lines = 'app.whenReady().then(async () => { await 1; for await (const x of []) x; });';
    expect(build(`${setup}${lines}\nclass A { async b() { await 1; } }\nconsole.log(A);`)).toEqual({
      status: 0,
      stderr: '',
      built: true,
    });
  });
});
