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

let built: ReadonlySet<string> | undefined;

/** The file names of the pictures that were drawn; without them, every picture is taken to be there. */
export function setBuiltPictures(names: readonly string[]): void {
  built = new Set(names);
}

/**
 * The share picture of a page. Its address is a hash of its text. Undefined for a text that the owner
 * has changed, of which none was drawn.
 */
export function sharePicture({ path, title, headline }: PictureText): SharedPicture | undefined {
  const name =
    path
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home';
  const version = fingerprint([DESIGN, title, headline].join('\n'));
  const file = `${name}-${version}.png`;
  if (built && !built.has(file)) return undefined;
  return { path: `${FOLDER}/${file}`, alt: headline };
}

/** FNV-1a: eight letters that change when the text does. */
function fingerprint(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
