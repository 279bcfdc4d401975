import { createDecipheriv, createHmac, randomBytes, webcrypto } from 'node:crypto';
import { readBytes, writeDurably } from './durable-file.ts';
import { type KeyRing, Unreadable } from './key-ring.ts';

const KEY = 32;
const NONCE = 12;
const TAG = 16;

/**
 * A key for many records, itself sealed by the system's key ring: the ring is asked once, not for each
 * record. Sealing and opening happen on other threads.
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

  /** The stored key, or a new one. Rejects while the ring is not open; the stored key stays then. */
  static async load(path: string, ring: KeyRing): Promise<DataKey> {
    const stored = await openKey(path, ring).catch(nullIfUnreadable);
    if (stored) return DataKey.of(stored);
    const bytes = randomBytes(KEY);
    await writeDurably(path, await ring.seal(bytes.toString('base64')));
    return DataKey.of(bytes);
  }

  /** A name that says nothing of what it is made from. */
  nameOf(text: string): string {
    return createHmac('sha256', this.bytes).update(text).digest('hex').slice(0, 32);
  }

  async seal(content: Uint8Array<ArrayBuffer>): Promise<Buffer> {
    const nonce = randomBytes(NONCE);
    const sealed = await webcrypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce },
      this.key,
      content,
    );
    return Buffer.concat([nonce, Buffer.from(sealed)]);
  }

  async open(sealed: Uint8Array<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
    const iv = sealed.subarray(0, NONCE);
    const content = sealed.subarray(NONCE);
    return Buffer.from(await webcrypto.subtle.decrypt({ name: 'AES-GCM', iv }, this.key, content));
  }
}

/** The key in a file; null where there is none. Rejects where the ring does not open it. */
export async function openKey(path: string, ring: KeyRing): Promise<Buffer | null> {
  const sealed = readBytes(path);
  if (!sealed) return null;
  const { text, stale } = await ring.open(sealed);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY) throw new Unreadable('This is not a key.');
  if (stale) await writeDurably(path, await ring.seal(text));
  return bytes;
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof Unreadable) return null;
  throw error;
}

/** Opens what the app of before wrote: nonce, tag, content. */
export function openOldForm(key: Buffer, file: Buffer): Buffer {
  const nonce = file.subarray(0, NONCE);
  const opener = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
  opener.setAuthTag(file.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([opener.update(file.subarray(NONCE + TAG)), opener.final()]);
}
