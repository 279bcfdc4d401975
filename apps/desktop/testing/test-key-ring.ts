import type { SecretStorage } from '../src/main/store/key-ring.ts';
import { KeyRing } from '../src/main/store/key-ring.ts';

/** A key ring whose failures a test controls: it can be locked, fail, hang, or be missing. */
export class TestKeyRing {
  backend: ReturnType<SecretStorage['getSelectedStorageBackend']> = 'gnome_libsecret';
  available = true;
  /** The number of next calls that fail. */
  failures = 0;
  hangs = false;
  rotated = false;
  readonly keyRing = new KeyRing(this.storage(), 'linux', 200);

  private storage(): SecretStorage {
    return {
      getSelectedStorageBackend: () => this.backend,
      isAsyncEncryptionAvailable: async () => this.available,
      encryptStringAsync: async (text) => {
        await this.failIfSet();
        return Buffer.from(`sealed:${[...text].reverse().join('')}`);
      },
      decryptStringAsync: async (encrypted) => {
        await this.failIfSet();
        const text = encrypted.toString();
        if (!text.startsWith('sealed:')) throw new Error('Error while decrypting the ciphertext.');
        return { shouldReEncrypt: this.rotated, result: [...text.slice(7)].reverse().join('') };
      },
    };
  }

  private async failIfSet(): Promise<void> {
    if (this.hangs) await new Promise(() => undefined);
    if (this.failures === 0) return;
    this.failures -= 1;
    throw new Error('It is temporarily unavailable. Please try again.');
  }
}
