import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts texts with a key derived from the servers' secret, so that the database or a backup alone does not reveal
 * them. The first secret encrypts; all of them can decrypt.
 */
export class SecretBox {
  private readonly keys: readonly Buffer[];

  /** `purpose` gives each use of the secret its own key. */
  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  }

  seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys[0]!, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Returns undefined for a text that was not encrypted with one of the keys, or was changed. */
  open(sealed: string): string | undefined {
    for (const key of this.keys) {
      const text = openWith(key, sealed);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** Re-encrypts with the first key; undefined if it already is, or if no key decrypts it. */
  reseal(sealed: string): string | undefined {
    if (openWith(this.keys[0]!, sealed) !== undefined) return undefined;
    const text = this.open(sealed);
    return text === undefined ? undefined : this.seal(text);
  }
}

function openWith(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, cipher.final()]).toString();
  } catch {
    return undefined;
  }
}
