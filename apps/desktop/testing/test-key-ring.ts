import type { SecretStorage } from '../src/main/store/key-ring.ts';
import { KeyRing } from '../src/main/store/key-ring.ts';

/** A key ring of a test's own: it can be closed, refuse, fall silent, or be none at all. */
export class TestRing {
  backend: ReturnType<SecretStorage['getSelectedStorageBackend']> = 'gnome_libsecret';
  available = true;
  /** So many of the next calls are refused. */
  refusals = 0;
  silent = false;
  rotated = false;
  readonly ring = new KeyRing(this.storage(), 'linux', 200);

  private storage(): SecretStorage {
    return {
      getSelectedStorageBackend: () => this.backend,
      isAsyncEncryptionAvailable: async () => this.available,
      encryptStringAsync: async (text) => {
        await this.serve();
        return Buffer.from(`sealed:${[...text].reverse().join('')}`);
      },
      decryptStringAsync: async (sealed) => {
        await this.serve();
        const text = sealed.toString();
        if (!text.startsWith('sealed:')) throw new Error('Error while decrypting the ciphertext.');
        return { shouldReEncrypt: this.rotated, result: [...text.slice(7)].reverse().join('') };
      },
    };
  }

  private async serve(): Promise<void> {
    if (this.silent) await new Promise(() => undefined);
    if (this.refusals === 0) return;
    this.refusals -= 1;
    throw new Error('It is temporarily unavailable. Please try again.');
  }
}
