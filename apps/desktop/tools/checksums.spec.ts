import { beforeEach, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = (action: string) => {
  const script = join(import.meta.dirname, 'checksums.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, action, folder], {
    encoding: 'utf8',
  });
  return { status, stderr };
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-sums-'));
  write('Polaris.deb', 'package');
  write('latest-linux.yml', 'version: 1.2.3');
  write('builder-debug.yml', 'notes');
});

it('writes checksums of packages that sha256sum accepts', () => {
  expect(run('write').status).toBe(0);
  const [file = ''] = readdirSync(folder).filter((name) => name.startsWith('SHA256SUMS-'));
  expect(readFileSync(join(folder, file), 'utf8')).not.toContain('builder-debug');
  const { status, stdout } = spawnSync('sha256sum', ['--check', '--strict', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, 'Polaris.deb: OK\nlatest-linux.yml: OK\n']);
});

it('fails if a package was packed again, or if there is none', () => {
  run('write');
  expect(run('check').status).toBe(0);
  write('Polaris.deb', 'packed again');
  const { status, stderr } = run('check');
  expect([status, stderr]).toEqual([1, expect.stringContaining('are not those of')]);
  folder = mkdtempSync(join(tmpdir(), 'polaris-sums-'));
  expect(run('write').stderr).toContain('There are no packages');
});
