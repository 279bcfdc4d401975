/** The width and height in pixels of a profile picture as browsers send it. */
export const PICTURE_PIXELS = 320;
/** The most pixels in width and height that the server accepts. */
export const MAX_PICTURE_PIXELS = 1024;
export const MAX_PICTURE_BYTES = 200_000;

/** The limits of an accepted picture. */
export interface PictureLimit {
  bytes: number;
  /** The size limit for people. */
  size: string;
  /** The most pixels in width and height. */
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
