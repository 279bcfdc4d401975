import { fake, mustBeOn, mustBeReady } from './fake.ts';

const EARLY = 'safeStorage cannot be used before app is ready';
const MARK = 'sealed:';

/**
 * A key ring whose lock is to write backwards. The rules are those of
 * shell/browser/api/electron_api_safe_storage.cc.
 */
export const fakeSafeStorage = {
  isAsyncEncryptionAvailable: async () => fake.ready && fake.keyRingOpen,
  encryptStringAsync: async (text: string) => {
    mustBeReady(EARLY);
    refuseOnce('safeStorage.encryptStringAsync');
    if (!fake.keyRingOpen) throw failed('encrypting the text', 'encryptStringAsync');
    return seal(text);
  },
  decryptStringAsync: async (sealed: Buffer) => {
    mustBeReady(EARLY);
    if (!Buffer.isBuffer(sealed)) throw new TypeError('Expected the first argument to be a buffer');
    refuseOnce('safeStorage.decryptStringAsync');
    if (!fake.keyRingOpen) throw failed('decrypting the ciphertext', 'decryptStringAsync');
    return { shouldReEncrypt: fake.keyRingRotated, result: open(sealed) };
  },
  /** Told by the desktop alone: `basic_text` says that anyone can open it; Linux only. */
  getSelectedStorageBackend: () => {
    mustBeOn('safeStorage.getSelectedStorageBackend', 'linux');
    return fake.ready ? fake.keyRing : 'unknown';
  },
  // Deprecated in Electron 45, where they still work.
  isEncryptionAvailable: () => fake.ready && fake.keyRingOpen,
  encryptString: (text: string) => {
    mustBeReady(EARLY);
    if (!fake.keyRingOpen) throw failed('encrypting the text', 'encryptString');
    return seal(text);
  },
  decryptString: (sealed: Buffer) => {
    mustBeReady(EARLY);
    if (!fake.keyRingOpen) throw failed('decrypting the ciphertext', 'decryptString');
    return open(sealed);
  },
};

const seal = (text: string) => Buffer.from(MARK + [...text].reverse().join(''));

function open(sealed: Buffer): string {
  const text = sealed.toString();
  if (!text.startsWith(MARK)) throw failed('decrypting the ciphertext', 'decryptStringAsync');
  return [...text.slice(MARK.length)].reverse().join('');
}

function refuseOnce(call: string): void {
  if (fake.keyRingRefusals === 0) return;
  fake.keyRingRefusals -= 1;
  throw new Error(`${call} is temporarily unavailable. Please try again.`);
}

const failed = (what: string, call: string) =>
  new Error(`Error while ${what} provided to safeStorage.${call}.`);
