import { scryptSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { cpuOf, longestBlock } from '../../../testing/longest-block';
import { encrypt } from './encryption';

const PASSPHRASE = 'correct horse battery';

it('keeps the server responsive while a passphrase is stretched', async () => {
  const hold = await longestBlock(async () =>
    buffer(await encrypt(Readable.from([Buffer.from('what clients wrote')]), PASSPHRASE)),
  );
  const stretching = cpuOf(() =>
    scryptSync(PASSPHRASE, 'salt', 32, { N: 2 ** 17, maxmem: 2 ** 28 }),
  );
  expect(hold).toBeLessThan(stretching / 2);
});
