import type { SafeStorage } from 'electron';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readBytes, removeFile, setAside, writeBytes } from './json-file.ts';

type Keeper = Pick<
  SafeStorage,
  'isEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptString' | 'decryptString'
>;

const KEY = 32;
const NONCE = 12;
const TAG = 16;

/** On Linux Electron also offers a fixed password that everybody knows: that is no keeping. */
export function canKeep(keeper: Keeper, platform: NodeJS.Platform): boolean {
  if (!keeper.isEncryptionAvailable()) return false;
  if (platform !== 'linux') return true;
  return !['basic_text', 'unknown'].includes(keeper.getSelectedStorageBackend());
}

/**
 * A value on disk that only this account of this machine can read: sealed with a key of its own, which
 * the system's key ring wraps. Where there is no key ring, nothing is written. Wiping takes the key too.
 */
export class Vault {
  private key: Buffer | null = null;

  constructor(
    private readonly path: string,
    private readonly keeper: Keeper | null,
  ) {}

  read(): unknown {
    const sealed = this.keeper && readBytes(this.path);
    if (!sealed) return null;
    try {
      return JSON.parse(open(this.storedKey(), sealed).toString('utf8'));
    } catch {
      setAside(this.path);
      return null;
    }
  }

  write(value: unknown): void {
    if (!this.keeper) return;
    this.key ??= this.storedKeyOrNew(this.keeper);
    writeBytes(this.path, seal(this.key, JSON.stringify(value)));
  }

  wipe(): void {
    this.key = null;
    for (const path of [this.path, this.keyPath, `${this.path}.broken`]) removeFile(path);
  }

  private get keyPath(): string {
    return `${this.path}.key`;
  }

  private storedKey(): Buffer {
    const wrapped = readBytes(this.keyPath);
    if (!wrapped || !this.keeper) throw new Error('The key is not there.');
    const key = Buffer.from(this.keeper.decryptString(wrapped), 'base64');
    if (key.length !== KEY) throw new Error('The key is broken.');
    return key;
  }

  private storedKeyOrNew(keeper: Keeper): Buffer {
    try {
      return this.storedKey();
    } catch {
      const key = randomBytes(KEY);
      writeBytes(this.keyPath, keeper.encryptString(key.toString('base64')));
      return key;
    }
  }
}

function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(key: Buffer, content: Buffer): Buffer {
  const opener = createDecipheriv('aes-256-gcm', key, content.subarray(0, NONCE), {
    authTagLength: TAG,
  });
  opener.setAuthTag(content.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([opener.update(content.subarray(NONCE + TAG)), opener.final()]);
}
