import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { storedSecret } from './secrets';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'polaris-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a stored secret', () => {
  it('creates a stored secret once for concurrent callers, readable by its owner only (ASVS 13.3.2)', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => storedSecret(folder, 'one')));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[\w-]{43}$/);
    expect(await storedSecret(folder, 'one')).toBe(made[0]);
    expect(statSync(join(folder, 'secrets/one')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'secrets'))).toEqual(['one']);
  });

  it.each(['', '\n', 'cut off'])(
    'creates a secret again when a full disk left only %j',
    async (text) => {
      mkdirSync(join(folder, 'secrets'));
      writeFileSync(join(folder, 'secrets/one'), text);
      const secret = await storedSecret(folder, 'one');
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(readFileSync(join(folder, 'secrets/one'), 'utf8')).toBe(secret);
    },
  );
});
