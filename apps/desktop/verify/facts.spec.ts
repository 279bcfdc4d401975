import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processesUnder, sandboxOf } from './facts.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('finds the processes that an app has started, and theirs', async () => {
  const inner =
    "require('child_process').spawn('sleep', ['30']); console.log('started'); setInterval(() => {}, 9)";
  const app = spawn(process.execPath, ['-e', inner]);
  await once(app.stdout, 'data');
  const found = processesUnder(app.pid!);
  expect(found.map(({ command }) => command)).toEqual([
    expect.stringContaining(' -e '),
    'sleep 30',
  ]);
  process.kill(found[1]!.pid);
  app.kill();
});

it('reports a sandbox that is switched off for any process', () => {
  const renderer = { pid: process.pid, command: '/opt/Polaris/Polaris --type=renderer --lang=en' };
  expect(sandboxOf([renderer])).toMatchObject({ processes: 1, switchedOff: false });
  expect(sandboxOf([renderer, { pid: 1, command: 'Polaris --no-sandbox' }]).switchedOff).toBe(true);
});

onLinux('reads from the kernel whether the system calls of a renderer are filtered', () => {
  const [renderer] = sandboxOf([{ pid: process.pid, command: '--type=renderer' }]).renderers;
  expect([0, 2]).toContain(renderer!.seccomp);
  expect(
    sandboxOf([{ pid: 2 ** 22 + 1, command: '--type=renderer' }]).renderers[0]!.seccomp,
  ).toBeNull();
});
