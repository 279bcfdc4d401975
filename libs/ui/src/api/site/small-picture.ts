import { NOT_A_PICTURE, readPictureFormat } from '@polaris/contracts';

const MAX_FILE_BYTES = 20_000_000;
/** More than any camera has. Browsers fail at larger sizes, at a limit that depends on the device. */
const MAX_MEGAPIXELS = 100;
const QUALITY = 0.85;

/** The size of the result in pixels: a square, or the longest side at most. */
type Size = { square: number } | { most: number };

/** A PNG keeps what is transparent. */
type Format = 'image/jpeg' | 'image/png';

/** Makes a picture small, without metadata. A square is cut from the middle. */
export async function smallPicture(
  file: File,
  size: Size,
  result: Format = 'image/jpeg',
): Promise<Blob> {
  if (file.size === 0) throw new Error('This file is empty. Choose another one.');
  if (file.size > MAX_FILE_BYTES)
    throw new Error('This file is larger than 20 MB. Choose a smaller one.');
  const format = readPictureFormat(new Uint8Array(await file.arrayBuffer()));
  if (!format) throw new Error(`This file can't be read as a picture. ${NOT_A_PICTURE}`);
  const { width, height } = format;
  if (width * height > MAX_MEGAPIXELS * 1e6)
    throw new Error(
      `This picture is ${count(width)} x ${count(height)} pixels. Choose one of at most ${MAX_MEGAPIXELS} megapixels.`,
    );
  return draw(await decode(file), size, result);
}

const count = (pixels: number): string => pixels.toLocaleString('en-US');

const decode = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file).catch(() => {
    throw new Error('This picture is damaged. Choose another one.');
  });

async function draw(picture: ImageBitmap, size: Size, result: Format): Promise<Blob> {
  const [cropped, scaled] = frames(picture, size);
  const canvas = document.createElement('canvas');
  canvas.width = scaled.width;
  canvas.height = scaled.height;
  const context = canvas.getContext('2d')!;
  if (result === 'image/jpeg') {
    // Otherwise transparent parts would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, scaled.width, scaled.height);
  }
  context.imageSmoothingQuality = 'high';
  const { left, top, width, height } = cropped;
  context.drawImage(picture, left, top, width, height, 0, 0, scaled.width, scaled.height);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (drawn) =>
        drawn ? resolve(drawn) : reject(new Error('This picture is damaged. Choose another one.')),
      result,
      QUALITY,
    ),
  );
}

/** The part of the picture that is used, and the size that it is scaled to. */
function frames({ width, height }: ImageBitmap, size: Size) {
  if ('square' in size) {
    const side = Math.min(width, height);
    const middle = {
      left: (width - side) / 2,
      top: (height - side) / 2,
      width: side,
      height: side,
    };
    return [middle, { width: size.square, height: size.square }] as const;
  }
  const scale = Math.min(1, size.most / Math.max(width, height));
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return [{ left: 0, top: 0, width, height }, scaled] as const;
}
