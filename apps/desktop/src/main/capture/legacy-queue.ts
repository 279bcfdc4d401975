import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openKey, openOldForm } from '../store/data-key.ts';
import { readBytes, removeFile } from '../store/durable-file.ts';
import { type KeyRing, Unreadable } from '../store/key-ring.ts';
import { captureIn } from './capture.ts';
import type { CaptureStore } from './capture-store.ts';

/** Where the app used to keep all captures in one file; `.broken` is what it could not open. */
const FILES = ['captures', 'captures.broken'];
const KEY = 'captures.key';

/**
 * Takes over the captures of the app of before; each keeps its key, so that it still arrives once. True
 * when nothing is left to take over. Until then all files stay, as the key ring may open them later.
 */
export async function takeOverQueue(
  folder: string,
  ring: KeyRing,
  store: CaptureStore,
): Promise<boolean> {
  const files = FILES.map((name) => join(folder, name)).filter((path) => existsSync(path));
  const results = [];
  for (const path of files) results.push(await takeOver(path, join(folder, KEY), ring, store));
  const done = results.every((result) => result !== 'later');
  if (!done) return false;
  // A key that opened nothing may yet open what lies aside.
  if (results.includes('aside')) keepAside(join(folder, KEY), store);
  removeFile(join(folder, KEY));
  return true;
}

async function takeOver(path: string, keyPath: string, ring: KeyRing, store: CaptureStore) {
  try {
    const key = await openKey(keyPath, ring);
    if (!key) throw new Unreadable('Its key is not there.');
    for (const item of itemsIn(key, readBytes(path)!)) await takeItem(item, store);
    removeFile(path);
    return 'taken';
  } catch (error) {
    if (!(error instanceof Unreadable)) return 'later';
    keepAside(path, store);
    return 'aside';
  }
}

function itemsIn(key: Buffer, file: Buffer): unknown[] {
  try {
    const items: unknown = JSON.parse(openOldForm(key, file).toString('utf8'));
    if (Array.isArray(items)) return items;
  } catch {
    // Told below.
  }
  throw new Unreadable('This is not a queue.');
}

async function takeItem(item: unknown, store: CaptureStore): Promise<void> {
  const text = JSON.stringify(item);
  const capture = captureIn(text);
  if (capture && store.has(capture.key)) return;
  const stored = capture ? await store.add(capture) : await store.addUnread(text);
  if (stored !== 'stored') throw new Error(stored);
}

function keepAside(path: string, store: CaptureStore): void {
  if (existsSync(path)) store.setAside(path, `old-${basename(path)}`);
}
