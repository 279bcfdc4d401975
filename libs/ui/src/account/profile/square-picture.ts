import { NOT_A_PICTURE, PICTURE_PIXELS, readPictureFormat } from '@polaris/contracts';

const MAX_FILE_BYTES = 20_000_000;
/** More than any camera takes; browsers fail at sizes that differ between machines. */
const MAX_MEGAPIXELS = 100;
const QUALITY = 0.85;

/** The middle of a picture as a small square JPEG, without what the camera noted about it. */
export async function squarePicture(file: File): Promise<Blob> {
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
  return toJpeg(await decode(file));
}

const count = (pixels: number): string => pixels.toLocaleString('en-US');

const decode = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file).catch(() => {
    throw new Error('This picture is damaged. Choose another one.');
  });

async function toJpeg(picture: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PICTURE_PIXELS;
  const context = canvas.getContext('2d')!;
  // Transparent parts would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, PICTURE_PIXELS, PICTURE_PIXELS);
  context.imageSmoothingQuality = 'high';
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, PICTURE_PIXELS, PICTURE_PIXELS);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (jpeg) =>
        jpeg ? resolve(jpeg) : reject(new Error('This picture is damaged. Choose another one.')),
      'image/jpeg',
      QUALITY,
    ),
  );
}
