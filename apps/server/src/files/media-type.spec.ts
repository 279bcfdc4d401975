import { describe, expect, it } from '@jest/globals';
import { findMediaType } from './media-type';

const bytes = (text: string) => Buffer.from(text, 'latin1');
/** An empty archive, as documents of Office begin. */
const ZIP = bytes('PK\x03\x04\x14\0\0\0\0\0');
/** A document with a password. */
const LOCKED = bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`);

describe('the media type of a file', () => {
  it.each([
    ['Plan.pdf', bytes('%PDF-1.7'), 'application/pdf'],
    ['Plan', bytes('%PDF-1.7'), 'application/pdf'],
    ['Report.docx', LOCKED, 'application/x-cfb'],
    ['Archive.zip', ZIP, 'application/zip'],
    ['Figures.csv', bytes('name;\xfcber\r\n'), 'text/plain'],
    ['Figures.csv', Buffer.from('\ufeffa\tb', 'utf16le'), 'text/plain'],
    ['page.html', bytes('<p>Hello</p>'), 'text/plain'],
    ['model.bin', bytes('\0\x01\x02'), 'application/octet-stream'],
  ])('finds the media type in the content of %s', async (name, content, mediaType) => {
    expect(await findMediaType(name, content)).toBe(mediaType);
  });

  it.each([
    ['Plan.pdf', bytes('<p>Hello</p>')],
    ['PLAN.PDF', bytes('\x89PNG\r\n\x1a\n')],
    ['Photo.jpeg', bytes('%PDF-1.7')],
    ['Report.xlsx', bytes('a,b')],
    ['Figures.csv', bytes('MZ\0\0')],
    ['Notes.txt', bytes('%PDF-1.7')],
  ])('refuses the name %s of something else', async (name, content) => {
    await expect(findMediaType(name, content)).rejects.toMatchObject({ status: 415 });
  });
});
