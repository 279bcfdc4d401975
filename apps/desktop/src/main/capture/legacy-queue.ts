import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decryptLegacyFile, readKey } from '../store/data-key.ts';
import { readBytes, removeFile } from '../store/durable-file.ts';
import { type KeyRing, UnreadableError } from '../store/key-ring.ts';
import { parseCapture } from './capture.ts';
import type { CaptureStore } from './capture-store.ts';

/** Earlier versions stored all captures in one file, and renamed it to `.broken` if it was unreadable. */
const FILES = ['captures', 'captures.broken'];
const KEY = 'captures.key';

/**
 * Moves the captures of earlier versions into the store. Each keeps its key, so that it arrives once. Returns false if
 * the key ring cannot decrypt a file: all files then stay for the next attempt.
 */
export async function migrateLegacyQueue(
  folder: string,
  keyRing: KeyRing,
  store: CaptureStore,
): Promise<boolean> {
  const files = FILES.map((name) => join(folder, name)).filter((path) => existsSync(path));
  const results = [];
  for (const path of files)
    results.push(await migrateFile(path, join(folder, KEY), keyRing, store));
  const done = results.every((result) => result !== 'locked');
  if (!done) return false;
  // Keep the key as well: a quarantined file is of no use without it.
  if (results.includes('quarantined')) quarantine(join(folder, KEY), store);
  removeFile(join(folder, KEY));
  return true;
}

async function migrateFile(path: string, keyPath: string, keyRing: KeyRing, store: CaptureStore) {
  try {
    const key = await readKey(keyPath, keyRing);
    if (!key) throw new UnreadableError('The key file is missing.');
    for (const item of readItems(key, readBytes(path)!)) await migrateItem(item, store);
    removeFile(path);
    return 'migrated';
  } catch (error) {
    if (!(error instanceof UnreadableError)) return 'locked';
    quarantine(path, store);
    return 'quarantined';
  }
}

function readItems(key: Buffer, file: Buffer): unknown[] {
  try {
    const items: unknown = JSON.parse(decryptLegacyFile(key, file).toString('utf8'));
    if (Array.isArray(items)) return items;
  } catch {
    // The error is thrown below.
  }
  throw new UnreadableError('This is not a queue.');
}

async function migrateItem(item: unknown, store: CaptureStore): Promise<void> {
  const text = JSON.stringify(item);
  const capture = parseCapture(text);
  if (capture && store.has(capture.key)) return;
  const stored = capture ? await store.add(capture) : await store.addUnparsed(text);
  if (stored !== 'stored') throw new Error(stored);
}

function quarantine(path: string, store: CaptureStore): void {
  if (existsSync(path)) store.quarantine(path, `old-${basename(path)}`);
}
