/**
 * `pack-release.ts service OUT` and `pack-release.ts containers OUT IMAGE` create the archives of a release from an
 * existing build. RELEASES is the URL at which later versions are published.
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
  // Uses root, as this machine's user does not exist on others.
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  run('tar', [...owner, '-czf', resolve(out, file), '-C', parent, stage(parent)]);
  rmSync(parent, { recursive: true });
}

/** Omits class-validator, which is bundled. */
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
