/**
 * `pack-release.ts service OUT` and `pack-release.ts containers OUT IMAGE`: the archives of a release, made of
 * what is built already. RELEASES is the address that later versions are published at.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stageContainers, stageService, versionHere } from './stage-release.ts';

const [kind, out = 'release', image] = process.argv.slice(2);

const run = (program: string, args: string[], cwd?: string) =>
  execFileSync(program, args, { cwd, stdio: 'inherit' });

function pack(file: string, stage: (parent: string) => string): void {
  const parent = mkdtempSync(join(tmpdir(), 'polaris-release-'));
  mkdirSync(out, { recursive: true });
  // The owner's name on this machine means nothing on another.
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  run('tar', [...owner, '-czf', resolve(out, file), '-C', parent, stage(parent)]);
  rmSync(parent, { recursive: true });
}

/** Without class-validator, which is built in. */
function install(folder: string): void {
  run('npm', ['ci', '--omit=dev', '--workspace', 'apps/server'], folder);
  for (const name of ['class-validator', 'libphonenumber-js'])
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
}

if (kind === 'service')
  pack(`polaris-linux-${process.arch}.tar.gz`, (parent) =>
    stageService(parent, {
      version: versionHere(),
      node: process.execPath,
      install,
      releases: process.env.RELEASES,
    }),
  );
else if (kind === 'containers' && image)
  pack('polaris-containers.tar.gz', (parent) =>
    stageContainers(parent, image, process.env.RELEASES),
  );
else {
  console.error('Say what to pack: pack-release.ts service OUT, or containers OUT IMAGE');
  process.exit(2);
}
