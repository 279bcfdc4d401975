import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, it } from '@jest/globals';
import { Decrypter, Encrypter } from 'age-encryption';
import { decrypt, encrypt } from './encryption';

const PASSPHRASE = 'correct horse battery';
const TEXT = 'what clients wrote';

let sealed: Buffer;
beforeAll(async () => {
  sealed = await buffer(await encrypt(Readable.from([Buffer.from(TEXT)]), PASSPHRASE));
});
const open = async (content: Uint8Array, passphrase = PASSPHRASE) =>
  (await buffer(await decrypt(Readable.from([Buffer.from(content)]), passphrase))).toString();

it('encrypts backups that the age library opens with the passphrase', async () => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(PASSPHRASE);
  expect(await decrypter.decrypt(sealed, 'text')).toBe(TEXT);
});

it('opens what the library has encrypted, even with the lower work factor of earlier backups', async () => {
  for (const factor of [15, 17]) {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(PASSPHRASE);
    encrypter.setScryptWorkFactor(factor);
    expect(await open(await encrypter.encrypt(TEXT))).toBe(TEXT);
  }
});

it('opens nothing with another passphrase', async () => {
  await expect(open(sealed, 'another passphrase')).rejects.toThrow(
    'The passphrase does not open this backup.',
  );
});

it('stretches a passphrase with scrypt at 2^17 (ASVS 11.4.4)', () => {
  expect(sealed.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S{22} 17\n/);
});
