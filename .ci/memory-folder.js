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
 * Temporary folders of tests are in memory where Linux has room: a run makes and deletes hundreds of
 * databases of a thousand files each, and ext4 spent a third of the server's tests on finding free inodes.
 */

const MEMORY = '/dev/shm';
const FOLDER = join(MEMORY, 'polaris-tests');
/** Four times what the tests of all projects need at once. */
const ENOUGH_BYTES = 2 * 2 ** 30;
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Tests start programs in their folders, which some temporary folders do not allow. */
function hasRoom() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] =
    mounts.find((line) => line.split(' ')[1] === MEMORY)?.split(' ') ?? [];
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** Removes its own folders that an interrupted run left. */
function removeLeftovers() {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const found = statSync(path, { throwIfNoEntry: false });
    const isOld = found !== undefined && Date.now() - found.mtimeMs > LEFT_BEHIND_MS;
    if (isOld && found.uid === process.getuid()) rmSync(path, { recursive: true, force: true });
  }
}

function useMemory() {
  // Open to everyone, like the system's own: root's PostgreSQL runs as another user.
  if (mkdirSync(FOLDER, { recursive: true })) chmodSync(FOLDER, 0o1777);
  removeLeftovers();
  process.env.TMPDIR = FOLDER;
}

if (process.platform === 'linux' && !process.env.TMPDIR && hasRoom()) useMemory();
