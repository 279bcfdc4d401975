import { createDecipheriv, createHmac, randomBytes, webcrypto } from 'node:crypto';
import { readBytes, writeDurably } from './durable-file.ts';
import { type KeyRing, UnreadableError } from './key-ring.ts';

const KEY_LENGTH = 32;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * A key for many records, stored encrypted by the system's key ring: so the key ring is needed once, not
 * for each record. Web Crypto encrypts and decrypts on other threads.
 */
export class DataKey {
  private constructor(
    private readonly bytes: Buffer,
    private readonly key: webcrypto.CryptoKey,
  ) {}

  static async of(bytes: Buffer): Promise<DataKey> {
    const uses: webcrypto.KeyUsage[] = ['encrypt', 'decrypt'];
    return new DataKey(
      bytes,
      await webcrypto.subtle.importKey('raw', bytes, 'AES-GCM', false, uses),
    );
  }

  /** The stored key, or a new one. Rejects while the key ring is locked; the stored key then stays. */
  static async load(path: string, keyRing: KeyRing): Promise<DataKey> {
    const stored = await readKey(path, keyRing).catch(nullIfUnreadable);
    if (stored) return DataKey.of(stored);
    const bytes = randomBytes(KEY_LENGTH);
    await writeDurably(path, await keyRing.encrypt(bytes.toString('base64')));
    return DataKey.of(bytes);
  }

  /** A file name that does not reveal the text: a keyed hash. */
  nameOf(text: string): string {
    return createHmac('sha256', this.bytes).update(text).digest('hex').slice(0, 32);
  }

  async encrypt(content: Uint8Array<ArrayBuffer>): Promise<Buffer> {
    const nonce = randomBytes(NONCE_LENGTH);
    const encrypted = await webcrypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce },
      this.key,
      content,
    );
    return Buffer.concat([nonce, Buffer.from(encrypted)]);
  }

  async decrypt(encrypted: Uint8Array<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
    const iv = encrypted.subarray(0, NONCE_LENGTH);
    const content = encrypted.subarray(NONCE_LENGTH);
    return Buffer.from(await webcrypto.subtle.decrypt({ name: 'AES-GCM', iv }, this.key, content));
  }
}

/** The key in a file; null if there is no file. Rejects if the key ring cannot decrypt it. */
export async function readKey(path: string, keyRing: KeyRing): Promise<Buffer | null> {
  const encrypted = readBytes(path);
  if (!encrypted) return null;
  const { text, stale } = await keyRing.decrypt(encrypted);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY_LENGTH) throw new UnreadableError('This is not a key.');
  if (stale) await writeDurably(path, await keyRing.encrypt(text));
  return bytes;
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof UnreadableError) return null;
  throw error;
}

/** Decrypts the format of earlier versions: nonce, tag, content. */
export function decryptLegacyFile(key: Buffer, file: Buffer): Buffer {
  const nonce = file.subarray(0, NONCE_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH });
  decipher.setAuthTag(file.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
  return Buffer.concat([
    decipher.update(file.subarray(NONCE_LENGTH + TAG_LENGTH)),
    decipher.final(),
  ]);
}
