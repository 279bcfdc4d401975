import { describe, expect, it } from '@jest/globals';
import { findMediaType } from './media-type';

const bytes = (text: string) => Buffer.from(text, 'latin1');
/** An empty archive, as Office documents start. */
const ZIP = bytes('PK\x03\x04\x14\0\0\0\0\0');
/** A password-protected document. */
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
    ['health.csv', bytes('BMI,age\n21,40\n'), 'text/plain'],
    ['notes.txt', bytes('MZ is short for Mozambique.'), 'text/plain'],
    ['notes.txt', bytes('ID3 tags\n'), 'text/plain'],
    ['page.txt', bytes('<?xml version="1.0"?><a/>'), 'text/plain'],
    ['query.sql', bytes('%!PS\nselect 1;'), 'text/plain'],
    ['export.csv', bytes('name,age\r\nMaya,40\r\n\x1a'), 'text/plain'],
    ['build.log', bytes('\x1b[32mpassed\x1b[0m\n'), 'text/plain'],
    ['plan.txt', bytes('%PDF is a format.'), 'text/plain'],
    ['Figures.csv', Buffer.from('name,age\r\nMüller,40', 'utf16le'), 'text/plain'],
    ['README', bytes('BMI is computed from weight and height.'), 'text/plain'],
    ['data.tsv', bytes('OTTO\tMaya'), 'text/plain'],
    ['page.xml', bytes('<?xml version="1.0"?><a/>'), 'application/xml'],
    ['drawing.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'text/plain'],
    ['scan.pdf', bytes('\r\n%PDF-1.4\n\0\x01'), 'application/pdf'],
    ['scan.pdf', bytes('\xef\xbb\xbf%PDF-1.4\n\0\x01'), 'application/pdf'],
    [
      'IMG_1.JPG',
      bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\0\0\0\0\0\0\0\0IDAT'),
      'image/png',
    ],
    ['IMG_1.JPG', bytes('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), 'image/heic'],
    ['chart.png', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'image/webp'],
    ['photo.webp', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
    ['photo.heic', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
    ['model.bin', bytes('\0\x01\x02'), 'application/octet-stream'],
  ])('detects the media type from the content of %s', async (name, content, mediaType) => {
    expect(await findMediaType(name, content)).toBe(mediaType);
  });

  it.each([
    ['Plan.pdf', bytes('<p>Hello</p>')],
    ['PLAN.PDF', bytes('\x89PNG\r\n\x1a\n')],
    ['Photo.jpeg', bytes('%PDF-1.7')],
    ['Report.xlsx', bytes('a,b')],
    ['Figures.csv', bytes('MZ\0\0')],
    ['Notes.txt', bytes('%PDF-1.7\n\0\x01')],
    ['Figures.csv', LOCKED],
    ['chart.png', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['chart.gif', bytes('GIF8 is how it begins.')],
  ])('rejects the file name %s for other content', async (name, content) => {
    await expect(findMediaType(name, content)).rejects.toMatchObject({ status: 415 });
  });
});
