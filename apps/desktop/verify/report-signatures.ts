import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Writes to `reports/electron/signatures.txt` what each system says of the signatures of the packages. A
 * package without a signature is reported as such; only a release's reader can decide about that.
 */
type Command = [string, ...string[]];

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packed = (pattern: string) =>
  globSync(pattern, { cwd: at('../dist') }).map((path) => join(at('../dist'), path));

const commands: Partial<Record<NodeJS.Platform, () => Command[]>> = {
  darwin: () =>
    packed('mac*/Polaris.app').flatMap((app): Command[] => [
      ['codesign', '--verify', '--deep', '--strict', '--verbose=2', app],
      ['codesign', '--display', '--entitlements', '-', '--verbose=4', app],
      ['spctl', '--assess', '--type', 'execute', '--verbose=4', app],
    ]),
  win32: () =>
    packed('*.exe').map((file) => [
      ...(['powershell', '-NoProfile', '-Command'] as const),
      `Get-AuthenticodeSignature '${file}' | Format-List`,
    ]),
  linux: () => [
    ...packed('*.deb').map((file): Command => ['dpkg-deb', '--contents', file]),
    ['sysctl', 'kernel.apparmor_restrict_unprivileged_userns', 'kernel.unprivileged_userns_clone'],
  ],
};

const reports = [];
for (const [program, ...args] of commands[process.platform]?.() ?? []) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  reports.push(`> ${program} ${args.join(' ')}\n${stdout}${stderr}exit code ${status}\n`);
}
const folder = at('../../../reports/electron');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'signatures.txt'), reports.join('\n'));
