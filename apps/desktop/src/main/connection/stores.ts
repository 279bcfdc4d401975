import { join } from 'node:path';
import { CaptureQueue } from '../capture/capture-queue.ts';
import { CaptureStore } from '../capture/capture-store.ts';
import { migrateLegacyQueue } from '../capture/legacy-queue.ts';
import { CacheFiles } from '../origin/cache-files.ts';
import { ResponseCache } from '../origin/response-cache.ts';
import { removeFile } from '../store/durable-file.ts';
import type { KeyRing } from '../store/key-ring.ts';
import type { Settings } from '../store/settings.ts';

interface StoreDependencies {
  settings: Settings;
  folder: string;
  keyRing: KeyRing;
}

/** The cache files of earlier versions. They can be deleted: the server has all of it. */
const LEGACY_CACHE = ['kept', 'kept.key', 'kept.next', 'kept.broken'];

export function openCache(
  { settings, folder, keyRing }: StoreDependencies,
  onUser: (user: string | null) => void,
) {
  for (const name of LEGACY_CACHE) removeFile(join(folder, name));
  const files = new CacheFiles(join(folder, 'cache'), keyRing);
  return new ResponseCache(files, () => settings.get('server'), onUser);
}

type QueueDependencies = Omit<ConstructorParameters<typeof CaptureQueue>[0], 'store' | 'migrate'>;

export function openCaptures(
  { settings, folder, keyRing }: StoreDependencies,
  deps: QueueDependencies,
): CaptureQueue {
  const plainAllowed = () => settings.get('plainCaptures');
  const store = new CaptureStore({ folder: join(folder, 'captured'), keyRing, plainAllowed });
  return new CaptureQueue({
    ...deps,
    store,
    migrate: () => migrateLegacyQueue(folder, keyRing, store),
  });
}
