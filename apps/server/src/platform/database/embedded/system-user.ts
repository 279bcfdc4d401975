import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The account that PostgreSQL runs as; undefined: our own. PostgreSQL refuses to run as root. */
export interface SystemUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

export function postgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return lookUp() ?? create();
}

function lookUp(): SystemUser | undefined {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function create(): SystemUser {
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', NAME], {
    stdio: 'ignore',
  });
  const user = lookUp();
  if (!user) throw new Error('The system account "postgres" could not be made.');
  return user;
}

/**
 * The folder of the cluster: inside the data folder. If we run as root and PostgreSQL's account cannot reach it there
 * (such as below a private home folder), below /var/lib.
 */
export function clusterFolder(dataDir: string, user: SystemUser | undefined): string {
  const inside = resolve(dataDir, 'postgres');
  if (!user || canReach(inside, user)) return inside;
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 12);
  return join('/var/lib/polaris', name);
}

/** Creates the folder with access only for the account that PostgreSQL runs as. */
export function makeFolderFor(folder: string, user: SystemUser | undefined): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Every existing folder on the way lets others pass, or belongs to the account. */
function canReach(folder: string, user: SystemUser): boolean {
  for (let at = dirname(folder); ; at = dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid } = statSync(at);
      if ((mode & 0o001) === 0 && uid !== user.uid) return false;
    }
    if (at === dirname(at)) return true;
  }
}
