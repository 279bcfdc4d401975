import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const main = join(import.meta.dirname, '../out/main/main.js');
const temporary = () => mkdtempSync(join(tmpdir(), 'polaris-built-'));

/** An entry, run as Electron runs it: a process of its own, `ready` after the entry. */
function run(entry: string, { folder = temporary(), words = [] as string[] } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'run-built.ts'),
      pathToFileURL(entry).href,
      ...words,
    ],
    { encoding: 'utf8', timeout: 60_000, env: { ...process.env, POLARIS_DESKTOP_FOLDER: folder } },
  );
  return { status, stderr, told: stdout ? (JSON.parse(stdout) as object) : null };
}

function entryOf(script: string): string {
  const path = join(temporary(), 'main.mjs');
  writeFileSync(path, `import { app, BrowserWindow, Tray } from 'electron';\n${script}`);
  return path;
}

describe('the built main script', () => {
  it('has been built', () => expect(existsSync(main)).toBe(true));

  it('opens one window, one icon beside the clock and two shortcuts, once Electron is ready', () => {
    const { status, stderr, told } = run(main);
    expect(stderr).toBe('');
    expect(told).toEqual({
      windows: ['app://polaris/'],
      trays: 1,
      shortcuts: ['Control+Shift+Space', 'Control+Shift+L'],
      schemes: 1,
      sandboxed: true,
      errors: [],
      exitCode: null,
    });
    expect(status).toBe(0);
  });

  it('says why it cannot start, and ends', () => {
    const folder = temporary();
    // A file is where the app's own folder should be.
    writeFileSync(join(folder, 'polaris'), '');
    const { status, told } = run(main, { folder });
    expect(told).toMatchObject({ windows: [], exitCode: 1 });
    expect(told).toHaveProperty(
      'errors.0',
      expect.stringMatching(/^Polaris cannot start: .*EEXIST/s),
    );
    expect(status).toBe(1);
  });
});

describe('an app that a link has started', () => {
  const windowsAfter = (link: string) =>
    (run(main, { words: ['--flag', link] }).told as { windows: string[] }).windows;

  it('opens the record that the link names', () =>
    expect(windowsAfter('polaris://customers/12')).toEqual(['app://polaris/admin/customers/12']));

  it.each(['polaris://customers/../../settings', 'polaris://signed-in?code=x', 'polaris://'])(
    'opens as ever after %s',
    (link) => expect(windowsAfter(link)).toEqual(['app://polaris/']),
  );

  it('opens it on macOS too, where the link comes before `ready`', () => {
    const entry = entryOf(
      `import ${JSON.stringify(pathToFileURL(main).href)};\n` +
        "app.emit('open-url', { preventDefault() {} }, 'polaris://contacts/34');\n",
    );
    expect(run(entry).told).toMatchObject({
      windows: ['app://polaris/admin/contacts?highlight=34'],
    });
  });
});

it('an app whose settings are zeros starts with the usual ones', () => {
  const folder = temporary();
  mkdirSync(join(folder, 'polaris'));
  writeFileSync(join(folder, 'polaris/settings.json'), Buffer.alloc(4096));
  const { status, told } = run(main, { folder });
  expect([status, told]).toEqual([0, expect.objectContaining({ windows: ['app://polaris/'] })]);
  expect(readdirSync(join(folder, 'polaris'))).toContain('settings.json.broken');
});

describe('the stand-in for Electron', () => {
  it('lets an entry that waits for `ready` at its top level wait for ever', () => {
    const entry = entryOf('await app.whenReady();\nnew BrowserWindow();\n');
    expect(run(entry)).toMatchObject({ status: 13, told: null });
  });

  it.each(['BrowserWindow', 'Tray'])('has no %s before `ready`', (name) => {
    const { stderr } = run(entryOf(`new ${name}();\n`));
    expect(stderr).toContain(`Cannot create ${name} before app is ready`);
  });

  it('takes a sandbox only before `ready`', () => {
    const { stderr } = run(entryOf('app.whenReady().then(() => app.enableSandbox());\n'));
    expect(stderr).toContain('can only be called before app is ready');
  });
});
