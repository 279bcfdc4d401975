import { join } from 'node:path';
import { CaptureQueue } from '../capture/capture-queue.ts';
import { CaptureStore } from '../capture/capture-store.ts';
import { takeOverQueue } from '../capture/legacy-queue.ts';
import { CacheFiles } from '../origin/cache-files.ts';
import { ResponseCache } from '../origin/response-cache.ts';
import { removeFile } from './durable-file.ts';
import type { KeyRing } from './key-ring.ts';
import type { Settings } from './settings.ts';

interface Place {
  settings: Settings;
  folder: string;
  ring: KeyRing;
}

/** The one file that the app of before cached everything in: the server still has all of it. */
const OLD_CACHE = ['kept', 'kept.key', 'kept.next', 'kept.broken'];

export function openCache(
  { settings, folder, ring }: Place,
  onUser: (user: string | null) => void,
) {
  for (const name of OLD_CACHE) removeFile(join(folder, name));
  const files = new CacheFiles(join(folder, 'cache'), ring);
  return new ResponseCache(files, () => settings.get('server'), onUser);
}

type QueueParts = Omit<ConstructorParameters<typeof CaptureQueue>[0], 'store' | 'takeOver'>;

export function openCaptures({ settings, folder, ring }: Place, parts: QueueParts): CaptureQueue {
  const plainAllowed = () => settings.get('plainCaptures');
  const store = new CaptureStore({ folder: join(folder, 'captured'), ring, plainAllowed });
  return new CaptureQueue({ ...parts, store, takeOver: () => takeOverQueue(folder, ring, store) });
}
