import { expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf } from './executable.ts';
import { kill, startApp } from './start-app.ts';

/** Starts a script of Node in place of an app. */
const start = (script: string) =>
  startApp([process.execPath, '-e', script, '--'], { args: ['--own'], env: { OWN: 'yes' } });

it('starts an app with a debugging port and nothing else that its users do not have', async () => {
  const app = await start(`
    console.log(JSON.stringify([process.argv.slice(1), process.env.OWN]));
    console.error('DevTools listening on ws://127.0.0.1:5/devtools/browser/x');
    setInterval(() => {}, 1000);`);
  expect(app.endpoint).toBe('ws://127.0.0.1:5/devtools/browser/x');
  await kill(app);
  expect(app.output()).toContain('[["--remote-debugging-port=0","--own"],"yes"]');
  expect(app.process.signalCode).toBe('SIGKILL');
});

it('reports the output of an app that exits before it can be debugged', () =>
  expect(start("console.error('no display'); process.exitCode = 3;")).rejects.toThrow(
    /ended with 3:\nno display/,
  ));

it('reports a binary that does not exist', () =>
  expect(startApp(['/no/such/app'], { args: [], env: {} })).rejects.toThrow('ENOENT'));

it('finds the executable in an app bundle of macOS', () => {
  const bundle = join(mkdtempSync(join(tmpdir(), 'polaris-bundle-')), 'Polaris.app');
  mkdirSync(join(bundle, 'Contents/MacOS'), { recursive: true });
  writeFileSync(join(bundle, 'Contents/MacOS/Polaris'), '');
  expect(commandOf(bundle)).toEqual([join(bundle, 'Contents/MacOS/Polaris')]);
  expect(commandOf('/opt/Polaris/Polaris')).toEqual(['/opt/Polaris/Polaris']);
});
