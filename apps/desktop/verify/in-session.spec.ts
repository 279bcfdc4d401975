import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const session = join(import.meta.dirname, 'in-session.sh');
const has = (program: string) => spawnSync('which', [program]).status === 0;
/** What `desktop.yml` installs, and what the tests need. */
const programs = ['xvfb-run', 'openbox', 'xdotool', 'import', 'gnome-keyring-daemon'];
const whole = (more: string) =>
  process.platform === 'linux' && [...programs, more].every(has) ? it : it.skip;

const run = (...command: string[]) =>
  spawnSync(session, command, { encoding: 'utf8', timeout: 90_000 });

describe('a session of Linux for verifying an app', () => {
  whole('secret-tool')('has an unlocked key ring, and passes on how the command ended', () => {
    const store =
      'printf secret | secret-tool store --label=p app p && secret-tool lookup app p; exit 7';
    const { status, stdout } = run('bash', '-c', store);
    expect([status, stdout]).toEqual([7, 'secret']);
  });

  whole('chromium')('starts, attaches to, and presses keys in a Chromium with a window', () => {
    const script = join(import.meta.dirname, '../testing/chromium-in-session.ts');
    const { stdout, stderr } = run(process.execPath, script, 'chromium');
    expect([stdout, stderr]).toEqual([expect.stringMatching(/^\{.*\}\n$/), expect.anything()]);
    const result = JSON.parse(stdout) as { keys: string; pictureBytes: number };
    expect(result).toMatchObject({
      keys: 'none Control+ControlLeft Control+KeyY',
      visible: 'visible',
    });
    expect(result.pictureBytes).toBeGreaterThan(1000);
    expect(result).toHaveProperty('facts.renderers.0.pid');
  });
});
