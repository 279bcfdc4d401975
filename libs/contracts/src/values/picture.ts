/** The format of a picture, detected from its content and not from its name. */
export interface PictureFormat {
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
}

/** Reads the format and size of a picture; null for anything else, and for a truncated file. */
export function readPictureFormat(bytes: Uint8Array): PictureFormat | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readJpeg(view) ?? readWebp(view);
  } catch (error) {
    // The file ended in the middle of a header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

function readPng(view: DataView): PictureFormat | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (textAt(view, 12) !== 'IHDR') return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = 8;
  // Each chunk is a length, a name, its data and a checksum.
  while (textAt(view, at + 4) !== 'IEND') at += 12 + view.getUint32(at);
  return at + 12 <= view.byteLength ? { mediaType: 'image/png', ...size } : null;
}

/** The markers that give the size of a frame, of any coding. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const [START_OF_SCAN, END] = [0xda, 0xd9];

function readJpeg(view: DataView): PictureFormat | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let size: Pick<PictureFormat, 'width' | 'height'> | undefined;
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === START_OF_SCAN)
      return size && hasEnd(view, at) ? { mediaType: 'image/jpeg', ...size } : null;
  }
}

/** Coded data never contains the end marker; cameras can append more data after it. */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at -= 1)
    if (view.getUint16(at) === 0xff00 + END) return true;
  return false;
}

function readWebp(view: DataView): PictureFormat | null {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  if (view.getUint32(4, true) + 8 > view.byteLength) return null;
  const size = webpSize(view, textAt(view, 12));
  return size && { mediaType: 'image/webp', ...size };
}

function webpSize(view: DataView, kind: string): Pick<PictureFormat, 'width' | 'height'> | null {
  if (kind === 'VP8X')
    return {
      width: (view.getUint32(24, true) & 0xffffff) + 1,
      height: (view.getUint32(26, true) >>> 8) + 1,
    };
  if (kind === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return null;
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}
