import { describe, expect, it } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { drawThumbnail } from './draw-thumbnail';
import { countScans } from './jpeg-scans';
import { readOrientation, turned } from './orientation';

/** A picture with a red left half. */
const picture = (width: number, height: number): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="blue"/>
      <rect width="${width / 2}" height="${height}" fill="red"/></svg>`,
  )
    .render()
    .asPng();

async function* inPieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 1000) yield content.subarray(at, at + 1000);
}

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** The start of a JPEG whose Exif entry has this orientation, in either byte order. */
function jpegOf(orientation: number, isLittle: boolean): Buffer {
  const tiff = isLittle
    ? `49492a0008000000010012010300010000000${orientation}000000`
    : `4d4d002a000000080001011200030000000100 0${orientation}0000`.replace(' ', '');
  const exif = Buffer.from(`457869660000${tiff}`, 'hex');
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif, Buffer.from([0xff, 0xda])]);
}

describe('a thumbnail', () => {
  it.each([
    [640, 320, [320, 160]],
    [100, 400, [80, 320]],
    [40, 30, [40, 30]],
  ])('draws a picture of %d x %d pixels at most 320 wide and high', async (width, height, size) => {
    expect(sizeOf(await drawThumbnail(inPieces(picture(width, height))))).toEqual(size);
  });

  it('draws no thumbnail of a picture with too many pixels, a picture that was cut off, or another file', async () => {
    const whole = picture(40, 30);
    const huge = Buffer.from(whole);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    await expect(drawThumbnail(inPieces(huge))).rejects.toThrow('30000 x 30000 pixels');
    const cut = whole.subarray(0, -20);
    await expect(drawThumbnail(inPieces(cut))).rejects.toThrow('no picture');
    await expect(drawThumbnail(inPieces(Buffer.from('text')))).rejects.toThrow('no picture');
  });

  it('draws no thumbnail, with the reason, when the content cannot be read', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('x');
      throw new Error('The piece is missing.');
    }
    await expect(drawThumbnail(broken())).rejects.toThrow('The piece is missing.');
  });
});

/** A progressive JPEG of 23 megapixels with many scans of a few bytes each. */
function jpegOfScans(scans: number): Buffer {
  const frame = 'ffc2000b080fa016a801011100';
  const scan = 'ffda0008010100000000' + '00ff00'.repeat(4);
  return Buffer.from(`ffd8${frame}${scan.repeat(scans)}ffd9`, 'hex');
}

describe('the scans of a photograph', () => {
  it('draws no thumbnail of a picture with more than 100 scans', async () => {
    await expect(drawThumbnail(inPieces(jpegOfScans(101)))).rejects.toThrow('It has 101 scans.');
    expect((await drawThumbnail(inPieces(jpegOfScans(100)))).length).toBeGreaterThan(100);
  });

  it('counts only scans', () => {
    const [one, ten] = [jpegOfScans(1), jpegOfScans(10)];
    expect([one, ten, picture(2, 2)].map(countScans)).toEqual([1, 10, 0]);
    const withPreview = Buffer.concat([
      Buffer.from('ffd8ffe10008ffdaffdaffda', 'hex'),
      one.subarray(2),
      ten,
    ]);
    expect(countScans(withPreview)).toBe(1);
    const filled = Buffer.concat([Buffer.from('ffd8ffffff', 'hex'), ten.subarray(2)]);
    expect(countScans(filled)).toBe(10);
    for (let length = 0; length < ten.length; length += 1)
      expect(countScans(ten.subarray(0, length))).toBeLessThanOrEqual(10);
  });
});

describe('the orientation of a photograph', () => {
  it.each([true, false])(
    'reads the orientation of a photograph from Exif, little-endian: %s',
    (isLittle) => {
      for (let orientation = 1; orientation <= 8; orientation += 1)
        expect(readOrientation(jpegOf(orientation, isLittle))).toBe(orientation);
    },
  );

  it('treats a picture as upright when its orientation is missing or cut off', () => {
    expect(readOrientation(picture(4, 4))).toBe(1);
    const complete = jpegOf(6, true);
    for (let length = 0; length < 30; length += 1)
      expect(readOrientation(complete.subarray(0, length))).toBe(1);
  });

  it('rotates each corner of a photograph to where the camera saw it', () => {
    const size = { width: 3, height: 2 };
    const topLeft = (orientation: number) => {
      const [a, b, c, d, e, f] = turned(orientation, size)
        .transform.slice('matrix('.length, -1)
        .split(' ')
        .map(Number) as [number, number, number, number, number, number];
      // The middle of the pixel at the top left.
      return [a * 0.5 + c * 0.5 + e, b * 0.5 + d * 0.5 + f];
    };
    // The corner of row 0 and column 0, by the table of Exif 2.32.
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(topLeft)).toEqual([
      [0.5, 0.5],
      [2.5, 0.5],
      [2.5, 1.5],
      [0.5, 1.5],
      [0.5, 0.5],
      [1.5, 0.5],
      [1.5, 2.5],
      [0.5, 2.5],
    ]);
    expect(turned(6, size).size).toEqual({ width: 2, height: 3 });
  });
});
