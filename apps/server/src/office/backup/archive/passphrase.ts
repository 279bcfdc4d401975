import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Identity, Recipient } from 'age-encryption';

/*
 * The recipient of the age format that is a passphrase: https://c2sp.org/age#scrypt-recipient-stanza
 * The library's own derives its key in JavaScript, which blocks the server meanwhile.
 */

/** As a power of two: 128 MB of memory while one passphrase is tried. The default of age takes 256 MB. */
export const SCRYPT_WORK_FACTOR = 17;
let workFactor = SCRYPT_WORK_FACTOR;

/** For tests that are not about what trying a passphrase costs. */
export const setWorkFactor = (factor: number): void => {
  workFactor = factor;
};

const LABEL = 'age-encryption.org/v1/scrypt';
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const FILE_KEY_BYTES = 16;
/** Each key seals one thing alone. */
const NONCE = Buffer.alloc(12);
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const keyOf = (passphrase: string, salt: Buffer, factor: number): Promise<Buffer> =>
  deriveKey(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), factor);

/** Of a passphrase, as dear to try as an archive is. */
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

/** Finds no key when the passphrase is another, or somebody has changed the stanza. */
export const identityOf = (passphrase: string): Identity => ({
  async unwrapFileKey(stanzas) {
    const [stanza] = stanzas;
    const [type, salt = '', factor = ''] = stanza?.args ?? [];
    if (!stanza || stanzas.length > 1 || type !== 'scrypt' || !/^[1-9]\d?$/.test(factor))
      return null;
    if (Number(factor) > SCRYPT_WORK_FACTOR) return null;
    const [salted, sealed] = [Buffer.from(salt, 'base64'), Buffer.from(stanza.body)];
    // The format says so: other lengths can be made to fit several passphrases.
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
