interface Size {
  width: number;
  height: number;
}

const EXIF = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION = 0x0112;

/** The camera orientation, 1 to 8 (Exif 2.32, section 4.6.4); 1 if the picture has none. */
export function readOrientation(content: Buffer): number {
  try {
    return findOrientation(content);
  } catch {
    // The content ended in the middle of a header.
    return 1;
  }
}

function findOrientation(content: Buffer): number {
  if (content.readUInt16BE(0) !== 0xffd8) return 1;
  for (let at = 2; content[at] === 0xff; at += 2 + content.readUInt16BE(at + 2)) {
    if (content[at + 1] === START_OF_SCAN) break;
    const isExif =
      content[at + 1] === EXIF && content.toString('latin1', at + 4, at + 8) === 'Exif';
    if (isExif)
      return orientationIn(content.subarray(at + 10, at + 2 + content.readUInt16BE(at + 2)));
  }
  return 1;
}

/** Reads the orientation from the first entries of a TIFF header, in either byte order. */
function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (short(at) === ORIENTATION) return short(at + 8);
  }
  return 1;
}

/** The size of the upright picture, and the SVG transform that turns its pixels. */
export function turned(orientation: number, { width, height }: Size) {
  const transforms: Record<number, string> = {
    2: `matrix(-1 0 0 1 ${width} 0)`,
    3: `matrix(-1 0 0 -1 ${width} ${height})`,
    4: `matrix(1 0 0 -1 0 ${height})`,
    5: 'matrix(0 1 1 0 0 0)',
    6: `matrix(0 1 -1 0 ${height} 0)`,
    7: `matrix(0 -1 -1 0 ${height} ${width})`,
    8: `matrix(0 -1 1 0 0 ${width})`,
  };
  const isSideways = orientation >= 5 && orientation <= 8;
  const size: Size = isSideways ? { width: height, height: width } : { width, height };
  return { size, transform: transforms[orientation] ?? 'matrix(1 0 0 1 0 0)' };
}
