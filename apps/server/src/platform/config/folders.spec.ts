import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { withFolderErrors, makeFolders } from './folders';
import { StartError } from './load-environment';

const parent = mkdtempSync(join(tmpdir(), 'polaris-folders-'));
afterAll(() => rmSync(parent, { recursive: true }));

const failing = (code: string, syscall: string) => () =>
  Promise.reject(Object.assign(new Error(`${code}: ${syscall}`), { code, syscall }));

describe('the folder of a setting', () => {
  it.each([
    ['EACCES', 'mkdir', 'this user may not use it'],
    ['EPERM', 'open', 'this user may not use it'],
    ['EROFS', 'mkdir', 'it can only be read'],
    ['ENOSPC', 'write', 'there is no space left'],
    ['EDQUOT', 'write', 'there is no space left'],
    ['ENOTDIR', 'mkdir', 'it is a file, or below one'],
    ['ENOENT', 'mkdir', 'there is no such folder'],
  ])('explains the error %s in a sentence', async (code, syscall, reason) => {
    const failed = withFolderErrors('DATA_DIR', '/data', failing(code, syscall));
    await expect(failed).rejects.toThrow(
      new StartError(`DATA_DIR cannot be used: /data: ${reason}.`),
    );
  });

  it.each([
    ['ENOENT', 'spawn initdb'],
    ['EACCES', 'connect'],
    ['EBUSY', 'rename'],
  ])('leaves an unrelated error unchanged: %s of %s', async (code, syscall) => {
    const failed = withFolderErrors('DATA_DIR', '/data', failing(code, syscall));
    await expect(failed).rejects.toThrow(`${code}: ${syscall}`);
  });
});

describe('creating folders', () => {
  it('creates folders with their parents once for concurrent callers', async () => {
    const folder = join(parent, 'a', 'b', 'c');
    await Promise.all(Array.from({ length: 5 }, () => makeFolders(folder, 0o700)));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await makeFolders(folder, 0o700);
  });

  it('creates no folder where a file is', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    await expect(makeFolders(file, 0o700)).rejects.toThrow('EEXIST');
    await expect(makeFolders(join(file, 'a'), 0o700)).rejects.toThrow('ENOTDIR');
  });

  it('throws when no folder can be created', async () => {
    await expect(makeFolders('/proc/polaris/a/b', 0o700)).rejects.toThrow('ENOENT');
  });
});
