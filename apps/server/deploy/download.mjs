/** download.mjs ADDRESS NAME FILE: a file of a release, written only if it is the one of SHA256SUMS there. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [address, name, file] = process.argv.slice(2);

async function get(path) {
  const response = await fetch(`${address}/${path}`);
  if (response.ok) return response;
  throw new Error(`${address}/${path} answers ${response.status}.`);
}

try {
  const sums = await (await get('SHA256SUMS')).text();
  const expected = sums
    .split('\n')
    .find((line) => line.endsWith(`  ${name}`))
    ?.split(' ')[0];
  if (!expected) throw new Error(`The release at ${address} has no ${name}.`);
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const { body } = await get(name);
  await pipeline(Readable.fromWeb(body), hashed, createWriteStream(file));
  if (hash.digest('hex') !== expected)
    throw new Error(`${name} was changed or cut off on its way.`);
} catch (error) {
  await rm(file, { force: true });
  console.error(`The release could not be downloaded: ${error.cause?.message ?? error.message}`);
  process.exit(1);
}
