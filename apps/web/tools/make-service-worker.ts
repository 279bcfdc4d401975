import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';

const assets = new URL('../build/client/assets/', import.meta.url);
const source = new URL('../service-worker/service-worker.ts', import.meta.url);
const target = new URL('../build/client/sw.js', import.meta.url);

/** Files of the offline page; others are cached on first use. */
const OFFLINE_PARTS = /\.woff2$|^public-[\w-]{8}\.css$|^page-[\w-]{8}\.js$/;

const names = (await readdir(assets)).sort();
const files = names.filter((name) => OFFLINE_PARTS.test(name)).map((name) => `/assets/${name}`);
const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'service-worker.ts');
await writeFile(target, `const BUILD = ${JSON.stringify({ version, files })};\n${code}`);
console.log(`Service worker: version ${version}, ${files.length} files`);
