import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts a shell script in place of the packed app, with an empty data folder. */
function start(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-start-'));
  const executable = join(folder, 'linux-unpacked/Polaris');
  mkdirSync(join(folder, 'linux-unpacked'));
  mkdirSync(join(folder, 'Polaris/polaris'), { recursive: true });
  writeFileSync(executable, `#!/bin/sh\n${script}\n`);
  chmodSync(executable, 0o755);
  return spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../tools/start-packed.ts'), folder],
    { encoding: 'utf8', env: { ...process.env, XDG_CONFIG_HOME: folder }, timeout: 60_000 },
  );
}
const LOG = '"$XDG_CONFIG_HOME/Polaris/polaris/main.log"';

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('the check of the packed app passes once its log reports the window', () => {
  const { status, stdout } = start(`echo 'now window shown' >> ${LOG}; exec sleep 30`);
  expect([status, stdout]).toEqual([0, 'The packed app shows its window.\n']);
});

onLinux('the check of the packed app fails if the app exits without a window', () => {
  const { status, stdout } = start(`echo 'start 1.0.0' >> ${LOG}`);
  expect([status, stdout]).toEqual([1, 'No window:\nstart 1.0.0\n\n']);
});
