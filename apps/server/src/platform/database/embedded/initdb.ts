import { execFile } from 'node:child_process';
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { StartError } from '../../config/load-environment';
import { findBinaries } from './binaries';
import { type SystemUser, makeFolderFor } from './system-user';

const run = promisify(execFile);

/** Created in a temporary folder and then renamed, so that a kill leaves nothing half done. */
export async function initializeCluster(
  folder: string,
  user: SystemUser | undefined,
  role: string,
  password: string,
  onStarted: () => void = () => undefined,
): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  makeFolderFor(draft, user);
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    const making = run(findBinaries().initdb, argumentsFor(draft, role, passwordFile), {
      ...user,
      cwd: '/',
    });
    onStarted();
    await making;
  } catch (error) {
    throw new StartError(`PostgreSQL could not be set up in ${folder}: ${reasonOf(error)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

const argumentsFor = (folder: string, role: string, passwordFile: string): string[] => [
  `--pgdata=${folder}`,
  `--username=${role}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/** Returns the program's first complaint: all others follow from it. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  const complaint = /(?:FATAL|PANIC|error): +(.+)/.exec(stderr)?.[1] ?? message.split('\n', 1)[0]!;
  return complaint.replace(/\.?$/, '.');
}
