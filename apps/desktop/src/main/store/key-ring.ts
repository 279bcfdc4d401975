import type { SafeStorage } from 'electron';

export type SecretStorage = Pick<
  SafeStorage,
  | 'isAsyncEncryptionAvailable'
  | 'getSelectedStorageBackend'
  | 'encryptStringAsync'
  | 'decryptStringAsync'
>;

/** `closed`: there is one, and it does not serve us now. `missing`: nothing can be kept secret here. */
export type KeyRingState = 'open' | 'closed' | 'missing';

/** What no key ring of this machine opens: cut off, altered, or sealed elsewhere. */
export class Unreadable extends Error {}

/** Long enough to type the password of a key ring; after that nobody is there to do it. */
const PATIENCE = 20_000;
const PROBE = 'polaris';

/** The system's key ring. It may refuse at any time, and serve again at the next. */
export class KeyRing {
  constructor(
    private readonly storage: SecretStorage,
    private readonly platform: NodeJS.Platform = process.platform,
    private readonly patience = PATIENCE,
  ) {}

  async state(): Promise<KeyRingState> {
    if (!isSecret(this.storage, this.platform)) return 'missing';
    const open = await this.inTime(this.storage.isAsyncEncryptionAvailable()).catch(() => false);
    return open ? 'open' : 'closed';
  }

  async seal(text: string): Promise<Buffer> {
    if ((await this.state()) !== 'open') throw new Error('The key ring is not open.');
    return this.inTime(this.storage.encryptStringAsync(text));
  }

  /**
   * `stale` says that it is to be sealed again, as the ring has a new key. Throws `Unreadable` only
   * where the ring is not to blame: it refused before and after, and served in between.
   */
  async open(sealed: Buffer): Promise<{ text: string; stale: boolean }> {
    if ((await this.state()) !== 'open') throw new Error('The key ring is not open.');
    try {
      return await this.tryOpen(sealed);
    } catch (error) {
      if (!(await this.works())) throw error;
      return this.tryOpen(sealed).catch(asUnreadable);
    }
  }

  private async tryOpen(sealed: Buffer): Promise<{ text: string; stale: boolean }> {
    const opened = await this.inTime(this.storage.decryptStringAsync(sealed));
    return { text: opened.result, stale: opened.shouldReEncrypt };
  }

  private async works(): Promise<boolean> {
    try {
      return (await this.tryOpen(await this.seal(PROBE))).text === PROBE;
    } catch {
      return false;
    }
  }

  /** A ring that waits for a password which nobody types must not hold up the app. */
  private async inTime<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The key ring is silent.')), this.patience);
    return Promise.race([work, promise]).finally(() => clearTimeout(timer));
  }
}

/** On Linux Electron also offers a fixed password that everybody knows, which keeps nothing secret. */
function isSecret(storage: SecretStorage, platform: NodeJS.Platform): boolean {
  if (platform !== 'linux') return true;
  return !['basic_text', 'unknown'].includes(storage.getSelectedStorageBackend());
}

function asUnreadable(error: Error): never {
  if (/temporarily/i.test(error.message)) throw error;
  throw new Unreadable(error.message);
}
