import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupError } from '../backup-error';
import { SCRYPT_WORK_FACTOR, identityOf, recipientOf } from './passphrase';

/** The start of a file in the age format: https://c2sp.org/age */
export const AGE_MAGIC = Buffer.from('age-encryption.org/v1\n');

/** The passphrase stanza with its work factor: https://c2sp.org/age#scrypt-recipient-stanza */
const SCRYPT_STANZA = /^age-encryption\.org\/v1\n-> scrypt [\w+/]+ (\d{1,3})\n/;
export const MAX_STANZA_LENGTH = 200;

/** Rejects a higher work factor first: the file sets it, and each step doubles the time and memory. */
export function assertAffordable(start: string): void {
  const factor = SCRYPT_STANZA.exec(start)?.[1];
  if (factor === undefined) throw new BackupError('The passphrase does not open this backup.');
  if (Number(factor) > SCRYPT_WORK_FACTOR)
    throw new BackupError(
      'Polaris did not encrypt this file: opening it takes too much memory. Decrypt it with age, then restore what comes out.',
    );
}

/** Loaded on demand: its number tables use memory that servers without backups do not need. */
const loadAge = () => import('age-encryption');

export async function encrypt(plain: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipientOf(passphrase));
  return toNode(await encrypter.encrypt(toWeb(plain)));
}

export async function decrypt(sealed: Readable, passphrase: string): Promise<Readable> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identityOf(passphrase));
  try {
    return toNode(await decrypter.decrypt(toWeb(sealed)));
  } catch (error) {
    if (/no identity matched/i.test((error as Error).message))
      throw new BackupError('The passphrase does not open this backup.');
    throw error;
  }
}

/** Encrypts content that fits in memory, for the holder of the identity. */
export async function sealFor(identity: string, content: Uint8Array): Promise<Buffer> {
  const { Encrypter, identityToRecipient } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  return Buffer.from(await encrypter.encrypt(content));
}

/** The bytes of a header for one identity, and of each chunk's tag: https://c2sp.org/age#payload */
const SEAL_BYTES = 184;
const [CHUNK_BYTES, TAG_BYTES] = [64 * 1024, 16];

/** The size of an encrypted file for a content of this size. */
export const sealedSize = (size: number): number =>
  SEAL_BYTES + size + TAG_BYTES * Math.max(1, Math.ceil(size / CHUNK_BYTES));

/** Decrypts; throws if the content was not encrypted for this identity or was changed. */
export async function openWith(identity: string, sealed: Uint8Array): Promise<Buffer> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return Buffer.from(await decrypter.decrypt(sealed));
}

const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;

const toNode = (stream: globalThis.ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as unknown as ReadableStream);
