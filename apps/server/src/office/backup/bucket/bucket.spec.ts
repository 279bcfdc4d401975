import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type S3Mood, S3StandIn } from '../../../testing/stand-ins/s3/s3-stand-in';
import { Bucket } from './bucket';
import { bucketLocation } from '../../../platform/config/bucket-location';

let s3: S3StandIn;
let folder: string;
beforeAll(async () => {
  s3 = await S3StandIn.start();
  folder = mkdtempSync(join(tmpdir(), 'polaris-bucket-'));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  s3.files.clear();
  s3.mood = 'works';
  s3.aheadMs = 0;
});

const bucket = (...url: Parameters<S3StandIn['url']>) =>
  new Bucket(bucketLocation(s3.url(...url))!);

function someFile(content: string | Buffer): string {
  const file = join(folder, 'some-file');
  writeFileSync(file, content);
  return file;
}

describe('the address of a bucket', () => {
  it.each([
    [
      'https://KEY:s%2Fcret@s3.example.com/backups/polaris/nightly?region=eu-west-1',
      { url: 'https://s3.example.com/backups', folder: 'polaris/nightly/', region: 'eu-west-1' },
    ],
    [
      'https://KEY:s%2Fcret@s3.example.com:9000/backups',
      { url: 'https://s3.example.com:9000/backups', folder: '', region: 'us-east-1' },
    ],
  ])('reads %s', (address, expected) => {
    const key = { accessKeyId: 'KEY', secretAccessKey: 's/cret' };
    expect(bucketLocation(address)).toEqual({ ...expected, ...key });
  });

  it.each([
    'backups',
    's3://KEY:secret@backups/polaris',
    'https://s3.example.com/backups',
    'https://KEY@s3.example.com/backups',
    'https://KEY:secret@s3.example.com/',
    'https://KEY:sec%zzret@s3.example.com/backups',
    'https://KEY:secret@s3.example.com/backups#part',
  ])('rejects a bucket address without all of its parts: %s', (address) => {
    expect(bucketLocation(address)).toBeUndefined();
  });
});

describe('a bucket', () => {
  it('writes, lists, reads and deletes files of its folder', async () => {
    s3.files.set('site/deeper/polaris-1', Buffer.from('deeper'));
    s3.files.set('other/polaris-1', Buffer.from('other'));
    const names = ['a', 'b & c', 'd', 'e', "f'(g)!*", 'h~+i'];
    for (const name of names) await bucket().upload(someFile(`The file ${name}`), name);
    expect((await bucket().names()).toSorted()).toEqual(names.toSorted());
    const file = join(folder, 'back');
    await bucket().download('b & c', file);
    expect(readFileSync(file, 'utf8')).toBe('The file b & c');
    await bucket().remove('b & c');
    expect(await bucket().names()).not.toContain('b & c');
    expect(await bucket('/polaris-backups').names()).toEqual([]);
  });

  it('uploads and downloads large files', async () => {
    const content = Buffer.alloc(12_000_000, 'polaris');
    await bucket().upload(someFile(content), 'large');
    const file = join(folder, 'large-back');
    await bucket().download('large', file);
    expect(readFileSync(file).equals(content)).toBe(true);
  });

  it('writes, reads and deletes a file when checked', async () => {
    await bucket().check();
    expect(s3.files.size).toBe(0);
  });

  it.each([
    ['another access key', {}, { accessKeyId: 'OTHER' }, /the access key is not known there/],
    ['another secret', {}, { secretAccessKey: 'other' }, /the secret does not fit the access key/],
    ['another region', {}, { region: 'us-east-1' }, /the region is another one/],
    ['no such bucket', '/nothing/site', {}, /there is no such bucket/],
  ] as const)('explains what is wrong with %s', async (_, path, key, sentence) => {
    const failing = bucket(typeof path === 'string' ? path : undefined, key).check();
    await expect(failing).rejects.toThrow(sentence);
  });

  it.each<[S3Mood, RegExp]>([
    [
      'refuses to write',
      /site refused to write polaris-check-\w+: the key is not allowed to do this/,
    ],
    ['is overloaded', /refused to write .*: it is asked too often \(SlowDown\)/],
    ['loses files', /refused to read .*: the file is not there/],
    ['answers another', /returned a different file than was written/],
    ['cuts files off', /could not be reached: /],
  ])('reports a bucket that %s', async (mood, sentence) => {
    s3.files.set('an-earlier-file', Buffer.from('earlier'));
    s3.mood = mood;
    await expect(bucket().check()).rejects.toThrow(sentence);
  });

  it('reports that no server answers', async () => {
    const gone = await S3StandIn.start();
    const url = gone.url();
    await gone.stop();
    const failing = new Bucket(bucketLocation(url)!).names();
    await expect(failing).rejects.toThrow(
      /^127\.0\.0\.1:\d+\/polaris-backups\/site could not be reached: /,
    );
  });

  it('gives up when no server answers in time', async () => {
    s3.mood = 'is silent';
    const patient = new Bucket(bucketLocation(s3.url())!, 200);
    await expect(patient.check()).rejects.toThrow(/could not be reached: it took too long/);
  });

  it('reports that the bucket does not respond when a list starts and never ends', async () => {
    s3.mood = 'stops in lists';
    const patient = new Bucket(bucketLocation(s3.url())!, 200);
    await expect(patient.names()).rejects.toThrow(
      /^127\.0\.0\.1:\d+\/polaris-backups\/site could not be reached: it took too long\.$/,
    );
  });

  it('lists the files of a folder and below with their times, page by page', async () => {
    const at = new Date('2026-04-06T02:30:00.000Z');
    for (const name of ['1', '2', '3', '4', '5/deeper', '6']) {
      s3.files.set(`site/blobs/${name}`, Buffer.from(name));
      s3.times.set(`site/blobs/${name}`, at);
    }
    s3.files.set('site/archive', Buffer.from('archive'));
    const files = await bucket().files('blobs/');
    expect(files).toEqual(['1', '2', '3', '4', '6'].map((name) => ({ name, at })));
    expect(await bucket().names()).toEqual(['archive']);
  });

  it('reports that the clock is wrong', async () => {
    s3.aheadMs = 3_600_000;
    await expect(bucket().names()).rejects.toThrow(/this server's clock is wrong/);
  });

  it('leaves no part of a file that was cut off', async () => {
    await bucket().upload(someFile('A whole file'), 'whole');
    s3.mood = 'cuts files off';
    const file = join(folder, 'cut');
    await expect(bucket().download('whole', file)).rejects.toThrow(/could not be reached/);
    expect(readdirSync(folder).filter((name) => name.startsWith('cut'))).toEqual([]);
  });
});
