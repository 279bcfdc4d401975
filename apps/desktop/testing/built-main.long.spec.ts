import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const main = join(import.meta.dirname, '../out/main/main.js');
const temporary = () => mkdtempSync(join(tmpdir(), 'polaris-built-'));

/** Runs an entry in its own process, with `ready` after the entry was evaluated, as in Electron. */
function run(entry: string, { folder = temporary(), argv = [] as string[] } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'run-built.ts'),
      pathToFileURL(entry).href,
      ...argv,
    ],
    { encoding: 'utf8', timeout: 60_000, env: { ...process.env, POLARIS_DESKTOP_FOLDER: folder } },
  );
  return { status, stderr, result: stdout ? (JSON.parse(stdout) as object) : null };
}

function entryOf(script: string): string {
  const path = join(temporary(), 'main.mjs');
  writeFileSync(path, `import { app, BrowserWindow, Tray } from 'electron';\n${script}`);
  return path;
}

describe('the built main script', () => {
  it('finds the main script built', () => expect(existsSync(main)).toBe(true));

  it('opens one window, one tray icon and two shortcuts once Electron is ready', () => {
    const { status, stderr, result } = run(main);
    expect(stderr).toBe('');
    expect(result).toEqual({
      windows: ['app://polaris/'],
      trays: 1,
      shortcuts: ['Control+Shift+Space', 'Control+Shift+Y'],
      schemes: 1,
      sandboxed: true,
      errors: [],
      exitCode: null,
    });
    expect(status).toBe(0);
  });

  it('shows why it cannot start, and exits', () => {
    const folder = temporary();
    // A file in place of the app's folder.
    writeFileSync(join(folder, 'polaris'), '');
    const { status, result } = run(main, { folder });
    expect(result).toMatchObject({ windows: [], exitCode: 1 });
    expect(result).toHaveProperty(
      'errors.0',
      expect.stringMatching(/^Polaris cannot start: .*EEXIST/s),
    );
    expect(status).toBe(1);
  });
});

describe('an app started by a link', () => {
  const windowsAfter = (link: string) =>
    (run(main, { argv: ['--flag', link] }).result as { windows: string[] }).windows;

  it('opens the record in the link', () =>
    expect(windowsAfter('polaris://customers/12')).toEqual(['app://polaris/admin/customers/12']));

  it.each(['polaris://customers/../../settings', 'polaris://signed-in?code=x', 'polaris://'])(
    'opens normally when started with %s',
    (link) => expect(windowsAfter(link)).toEqual(['app://polaris/']),
  );

  it('opens the record in a link on macOS too, where the link arrives before `ready`', () => {
    const entry = entryOf(
      `import ${JSON.stringify(pathToFileURL(main).href)};\n` +
        "app.emit('open-url', { preventDefault() {} }, 'polaris://contacts/34');\n",
    );
    expect(run(entry).result).toMatchObject({
      windows: ['app://polaris/admin/contacts?highlight=34'],
    });
  });
});

it('starts with the defaults when the settings file is all zeros', () => {
  const folder = temporary();
  mkdirSync(join(folder, 'polaris'));
  writeFileSync(join(folder, 'polaris/settings.json'), Buffer.alloc(4096));
  const { status, result } = run(main, { folder });
  expect([status, result]).toEqual([0, expect.objectContaining({ windows: ['app://polaris/'] })]);
  expect(readdirSync(join(folder, 'polaris'))).toContain('settings.json.broken');
});

it('leaves everything to the running app when it is started a second time', () => {
  const folder = temporary();
  const entry = entryOf(
    "import { fake } from 'electron';\nfake.singleInstance = false;\n" +
      `await import(${JSON.stringify(pathToFileURL(main).href)});\n`,
  );
  const { status, result } = run(entry, { folder });
  expect([status, result]).toEqual([
    0,
    expect.objectContaining({ windows: [], trays: 0, shortcuts: [], errors: [], exitCode: 0 }),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

describe('the fake Electron', () => {
  it('never becomes ready for an entry that awaits `ready` at its top level', () => {
    const entry = entryOf('await app.whenReady();\nnew BrowserWindow();\n');
    expect(run(entry)).toMatchObject({ status: 13, result: null });
  });

  it.each(['BrowserWindow', 'Tray'])('throws for a %s before `ready`', (name) => {
    const { stderr } = run(entryOf(`new ${name}();\n`));
    expect(stderr).toContain(`Cannot create ${name} before app is ready`);
  });

  it('allows enableSandbox only before `ready`', () => {
    const { stderr } = run(entryOf('app.whenReady().then(() => app.enableSandbox());\n'));
    expect(stderr).toContain('can only be called before app is ready');
  });
});
