import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Identity, Recipient } from 'age-encryption';

/*
 * A passphrase as recipient of the age format: https://c2sp.org/age#scrypt-recipient-stanza. The library derives keys
 * in JavaScript, which would block the server.
 */

/** A power of two. Each try takes 128 MB of memory; the default of age takes 256 MB. */
export const SCRYPT_WORK_FACTOR = 17;
let workFactor = SCRYPT_WORK_FACTOR;

/** For tests of other features, to make deriving keys cheaper. */
export const setWorkFactor = (factor: number): void => {
  workFactor = factor;
};

const LABEL = 'age-encryption.org/v1/scrypt';
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const FILE_KEY_BYTES = 16;
/** Zero is safe, as each key encrypts only one message. */
const NONCE = Buffer.alloc(12);
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const keyOf = (passphrase: string, salt: Buffer, factor: number): Promise<Buffer> =>
  deriveKey(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), factor);

/** Derives a key from a passphrase. Each guess costs as much as for an archive. */
export function deriveKey(passphrase: string, salt: Buffer, factor = workFactor): Promise<Buffer> {
  const cost = { N: 2 ** factor, r: 8, p: 1 };
  const maxmem = 128 * cost.r * (cost.N + 64);
  return derive(passphrase, salt, KEY_BYTES, { ...cost, maxmem });
}

export const recipientOf = (passphrase: string): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(SALT_BYTES);
    const factor = workFactor;
    const key = await keyOf(passphrase, salt, factor);
    const cipher = createCipheriv('chacha20-poly1305', key, NONCE, { authTagLength: TAG_BYTES });
    const sealed = Buffer.concat([cipher.update(fileKey), cipher.final()]);
    const args = ['scrypt', unpadded(salt), String(factor)];
    return [{ args, body: Buffer.concat([sealed, cipher.getAuthTag()]) }];
  },
});

/** Returns null for a wrong passphrase or a changed stanza. */
export const identityOf = (passphrase: string): Identity => ({
  async unwrapFileKey(stanzas) {
    const [stanza] = stanzas;
    const [type, salt = '', factor = ''] = stanza?.args ?? [];
    if (!stanza || stanzas.length > 1 || type !== 'scrypt' || !/^[1-9]\d?$/.test(factor))
      return null;
    if (Number(factor) > SCRYPT_WORK_FACTOR) return null;
    const [salted, sealed] = [Buffer.from(salt, 'base64'), Buffer.from(stanza.body)];
    // Required by the format: with other lengths, one file could match several passphrases.
    if (salted.length !== SALT_BYTES || sealed.length !== FILE_KEY_BYTES + TAG_BYTES) return null;
    const key = await keyOf(passphrase, salted, Number(factor));
    const decipher = createDecipheriv('chacha20-poly1305', key, NONCE, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  },
});

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
