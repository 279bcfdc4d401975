import { fake, assertPlatform, assertReady } from './fake.ts';

const EARLY = 'safeStorage cannot be used before app is ready';
const PREFIX = 'sealed:';

/**
 * `safeStorage` with reversed text as its encryption. The rules are those of
 * shell/browser/api/electron_api_safe_storage.cc.
 */
export const fakeSafeStorage = {
  isAsyncEncryptionAvailable: async () => fake.ready && fake.keyRingOpen,
  encryptStringAsync: async (text: string) => {
    assertReady(EARLY);
    failIfSet('safeStorage.encryptStringAsync');
    if (!fake.keyRingOpen) throw failed('encrypting the text', 'encryptStringAsync');
    return encrypt(text);
  },
  decryptStringAsync: async (encrypted: Buffer) => {
    assertReady(EARLY);
    if (!Buffer.isBuffer(encrypted))
      throw new TypeError('Expected the first argument to be a buffer');
    failIfSet('safeStorage.decryptStringAsync');
    if (!fake.keyRingOpen) throw failed('decrypting the ciphertext', 'decryptStringAsync');
    return { shouldReEncrypt: fake.keyRingRotated, result: decrypt(encrypted) };
  },
  /** Linux only. `basic_text` means that there is no key ring and anyone can decrypt the data. */
  getSelectedStorageBackend: () => {
    assertPlatform('safeStorage.getSelectedStorageBackend', 'linux');
    return fake.ready ? fake.keyRing : 'unknown';
  },
  // Deprecated in Electron 45, but they still work.
  isEncryptionAvailable: () => fake.ready && fake.keyRingOpen,
  encryptString: (text: string) => {
    assertReady(EARLY);
    if (!fake.keyRingOpen) throw failed('encrypting the text', 'encryptString');
    return encrypt(text);
  },
  decryptString: (encrypted: Buffer) => {
    assertReady(EARLY);
    if (!fake.keyRingOpen) throw failed('decrypting the ciphertext', 'decryptString');
    return decrypt(encrypted);
  },
};

const encrypt = (text: string) => Buffer.from(PREFIX + [...text].reverse().join(''));

function decrypt(encrypted: Buffer): string {
  const text = encrypted.toString();
  if (!text.startsWith(PREFIX)) throw failed('decrypting the ciphertext', 'decryptStringAsync');
  return [...text.slice(PREFIX.length)].reverse().join('');
}

function failIfSet(call: string): void {
  if (fake.keyRingFailures === 0) return;
  fake.keyRingFailures -= 1;
  throw new Error(`${call} is temporarily unavailable. Please try again.`);
}

const failed = (what: string, call: string) =>
  new Error(`Error while ${what} provided to safeStorage.${call}.`);
