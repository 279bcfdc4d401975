import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  src?: string;
}

const renderer = new URL('../out/renderer/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, renderer));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>;

/** A chunk and all chunks that it imports. */
function chunksOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const other of chunk.imports ?? []) chunksOf(other, seen);
  return seen;
}

const keyOf = (matches: (chunk: Chunk) => boolean) =>
  Object.keys(manifest).find((key) => matches(manifest[key]!))!;

test('loads the first admin screen in less than 300 kB, compressed', () => {
  const chunks = chunksOf(keyOf(({ isEntry }) => isEntry === true));
  chunksOf(
    keyOf(({ src }) => src?.endsWith('admin/admin-app.tsx') === true),
    chunks,
  );
  const files = [...chunks].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]);
  const size = files.reduce((sum, name) => sum + gzipSync(read(name)).byteLength, 0);
  expect(files.length).toBeGreaterThan(2);
  expect(size).toBeLessThan(300_000);
});
