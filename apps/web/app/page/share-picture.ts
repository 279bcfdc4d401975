/** The folder of the pictures; hashed names allow caching for a year. */
const FOLDER = '/assets/share';

/** Increase it when the drawing changes, to renew every address. */
const DESIGN = 2;

export const pictureSize = { width: 1200, height: 630 } as const;

export interface PictureText {
  /** The page that the picture was drawn for. */
  path: string;
  title: string;
  headline: string;
}

/** A picture at its path, and what it says. */
export interface SharedPicture {
  path: string;
  alt: string;
}

/** The share picture of a page. Its address is a hash of its text. */
export function sharePicture({ path, title, headline }: PictureText): SharedPicture {
  const name =
    path
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home';
  const version = fingerprint([DESIGN, title, headline].join('\n'));
  return { path: `${FOLDER}/${name}-${version}.png`, alt: headline };
}

/** FNV-1a: eight letters that change when the text does. */
function fingerprint(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
