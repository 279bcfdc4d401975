import { describe, expect, it } from '@jest/globals';
import { readPictureFormat } from './picture.ts';

/** The smallest pictures that browsers show: 3 x 2 pixels. */
const files = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4kGAAQQxwFgBSNAfh6fOwyAAAAABJRU5ErkJggg==',
  jpeg: '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJADDD//2Q==',
  lossy: 'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoDAAIAAUAmJaACdLoB+AAEgwAA/t+AP/MEr8g3ah/9CT8En4JP3AAA',
  webp: 'UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQsAIXpv+BiOh/AAA=',
};
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const ascii = (text: string) => new TextEncoder().encode(text);

/** A PNG whose header claims this width and height. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = bytesOf(files.png);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

describe('the format of a picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['lossy', 'image/webp'],
  ] as const)('reads the format from the content of a %s file', (name, mediaType) => {
    expect(readPictureFormat(bytesOf(files[name]))).toEqual({ mediaType, width: 3, height: 2 });
  });

  it('reads the format of a picture from a view into a larger buffer', () => {
    const buffer = new Uint8Array([1, 2, 3, ...bytesOf(files.png)]);
    expect(readPictureFormat(buffer.subarray(3))?.width).toBe(3);
  });

  it('reads the size of a picture that is too large to be decoded', () => {
    expect(readPictureFormat(pngOf(30_000, 30_000))).toMatchObject({ width: 30_000 });
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'reads no format from a %s file that was cut off',
    (name) => {
      const whole = bytesOf(files[name]);
      for (let length = 0; length < whole.length - 12; length += 1)
        expect(readPictureFormat(whole.subarray(0, length))).toBeNull();
      expect(readPictureFormat(whole.subarray(0, -1))).toBeNull();
    },
  );

  it.each([
    ['nothing', ''],
    ['text', 'This is a letter and not a picture.'],
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a GIF', 'GIF89a\u0001\0\u0001\0\0\0\0;'],
    ['a page that starts like a JPEG', '\u00ff\u00d8<html>'],
  ])('reads no format from %s', (_what, text) => {
    expect(readPictureFormat(ascii(text))).toBeNull();
  });
});
