import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const DEPLOY = 'apps/server/deploy';

interface Release {
  version: string;
  /** The path of the Node binary for Linux that the release includes. */
  node: string;
  /** Installs the server's runtime dependencies into a folder. */
  install: (folder: string) => void;
  /** The URL of later versions; without it, the operator passes a file to update. */
  releases?: string | undefined;
}

export const versionHere = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** Creates the folder of a systemd release inside of `parent`; returns its name. */
export function stageService(parent: string, release: Release): string {
  const name = `polaris-${release.version}-linux-${process.arch}`;
  const folder = join(parent, name);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  copy(folder, ['LICENSE', 'package.json', 'package-lock.json', '.npmrc', 'docs']);
  copy(folder, ['apps/server/package.json', 'apps/server/dist', 'apps/web/build']);
  release.install(folder);
  cpSync(release.node, join(folder, 'bin/node'), { dereference: true });
  chmodSync(join(folder, 'bin/node'), 0o755);
  stageCommands(folder, ['service.sh', 'polaris.service', 'download.mjs']);
  if (release.releases) writeFileSync(join(folder, 'releases'), release.releases);
  return name;
}

/** Creates the folder of a container release; `image` names the image that it was made with. */
export function stageContainers(parent: string, image: string, releases?: string): string {
  const name = 'polaris';
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true });
  copy(folder, ['LICENSE', '.docker', '.env.example', 'docker-compose.yml', 'docs']);
  writeFileSync(join(folder, 'image'), image);
  if (releases) writeFileSync(join(folder, 'releases'), releases);
  stageCommands(folder, ['containers.sh']);
  return name;
}

function copy(folder: string, paths: string[]): void {
  for (const path of paths) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}

function stageCommands(folder: string, ofThisWay: string[]): void {
  for (const name of ['polaris', 'commands.sh', ...ofThisWay])
    cpSync(join(ROOT, DEPLOY, name), join(folder, 'deploy', name));
  symlinkSync('deploy/polaris', join(folder, 'polaris'));
}
