import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';

/*
 * Temporary folders of tests lie in memory where Linux has room for that. A run makes and deletes some
 * hundred databases of a thousand files each: on a disk with ext4 the kernel spent a third of the server's
 * tests on finding free inodes among those that were just deleted.
 */

const MEMORY = '/dev/shm';
const FOLDER = join(MEMORY, 'polaris-tests');
/** Four times what the tests of all projects hold at once. */
const ENOUGH_BYTES = 2 * 2 ** 30;
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Tests start programs in their folders, which not every such folder allows. */
function hasRoom() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] =
    mounts.find((line) => line.split(' ')[1] === MEMORY)?.split(' ') ?? [];
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** Its own are removed, left behind by a run that was ended before it could tidy up. */
function removeLeftovers() {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const found = statSync(path, { throwIfNoEntry: false });
    const isOld = found !== undefined && Date.now() - found.mtimeMs > LEFT_BEHIND_MS;
    if (isOld && found.uid === process.getuid()) rmSync(path, { recursive: true, force: true });
  }
}

function useMemory() {
  // Everyone's, as the system's own is: root's PostgreSQL runs as another user.
  if (mkdirSync(FOLDER, { recursive: true })) chmodSync(FOLDER, 0o1777);
  removeLeftovers();
  process.env.TMPDIR = FOLDER;
}

if (process.platform === 'linux' && !process.env.TMPDIR && hasRoom()) useMemory();
