import type { SafeStorage } from 'electron';

export type SecretStorage = Pick<
  SafeStorage,
  | 'isAsyncEncryptionAvailable'
  | 'getSelectedStorageBackend'
  | 'encryptStringAsync'
  | 'decryptStringAsync'
>;

/** `locked`: there is one, but it is not available now. `missing`: there is none, so nothing can be encrypted. */
export type KeyRingState = 'unlocked' | 'locked' | 'missing';

/** The data is damaged, or was encrypted with a key that this machine does not have. */
export class UnreadableError extends Error {}

/** Milliseconds: enough time to type the password of a key ring. */
const TIMEOUT = 20_000;
const PROBE = 'polaris';

/** The system's key ring. Any call may fail, and the next one may work again. */
export class KeyRing {
  constructor(
    private readonly storage: SecretStorage,
    private readonly platform: NodeJS.Platform = process.platform,
    private readonly timeout = TIMEOUT,
  ) {}

  async state(): Promise<KeyRingState> {
    if (!isSecure(this.storage, this.platform)) return 'missing';
    const available = this.withTimeout(this.storage.isAsyncEncryptionAvailable());
    return (await available.catch(() => false)) ? 'unlocked' : 'locked';
  }

  async encrypt(text: string): Promise<Buffer> {
    await this.assertUnlocked();
    return this.withTimeout(this.storage.encryptStringAsync(text));
  }

  /**
   * `stale` means that the key ring has a new key and the text should be encrypted again. Throws `UnreadableError` only
   * if the key ring itself works: it failed twice on this data, but encrypted and decrypted a probe in between.
   */
  async decrypt(encrypted: Buffer): Promise<{ text: string; stale: boolean }> {
    await this.assertUnlocked();
    try {
      return await this.tryDecrypt(encrypted);
    } catch (error) {
      if (!(await this.works())) throw error;
      return this.tryDecrypt(encrypted).catch(throwAsUnreadable);
    }
  }

  private async assertUnlocked(): Promise<void> {
    if ((await this.state()) !== 'unlocked') throw new Error('The key ring is not unlocked.');
  }

  private async tryDecrypt(encrypted: Buffer): Promise<{ text: string; stale: boolean }> {
    const decrypted = await this.withTimeout(this.storage.decryptStringAsync(encrypted));
    return { text: decrypted.result, stale: decrypted.shouldReEncrypt };
  }

  private async works(): Promise<boolean> {
    try {
      return (await this.tryDecrypt(await this.encrypt(PROBE))).text === PROBE;
    } catch {
      return false;
    }
  }

  /** A key ring that waits for a password must not block the app. */
  private async withTimeout<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const error = new Error('The key ring did not respond.');
    const timer = setTimeout(() => reject(error), this.timeout);
    return Promise.race([work, promise]).finally(() => clearTimeout(timer));
  }
}

/** Without a key ring, Electron on Linux encrypts with a fixed, publicly known password. */
function isSecure(storage: SecretStorage, platform: NodeJS.Platform): boolean {
  if (platform !== 'linux') return true;
  return !['basic_text', 'unknown'].includes(storage.getSelectedStorageBackend());
}

function throwAsUnreadable(error: Error): never {
  if (/temporarily/i.test(error.message)) throw error;
  throw new UnreadableError(error.message);
}
