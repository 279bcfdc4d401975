/** How a profile picture is sent: square, in this many pixels. */
export const PICTURE_PIXELS = 320;
/** The server takes other pictures up to this width and height. */
export const MAX_PICTURE_PIXELS = 1024;
export const MAX_PICTURE_BYTES = 200_000;

/** What is accepted of a picture. */
export interface PictureLimit {
  bytes: number;
  /** The same in words. */
  size: string;
  /** The most wide and high. */
  pixels: number;
}

export const PROFILE_PICTURE: PictureLimit = {
  bytes: MAX_PICTURE_BYTES,
  size: '200 kB',
  pixels: MAX_PICTURE_PIXELS,
};

/** What is accepted, for the file dialog. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

export const NOT_A_PICTURE = 'Choose a JPEG, PNG or WebP picture.';
