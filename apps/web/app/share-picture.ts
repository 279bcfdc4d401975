/** Where the build lays the pictures: under names that change, so they may be kept for a year. */
const FOLDER = '/assets/share';

/** Raise it when the drawing changes: then every picture gets a new address. */
const DESIGN = 1;

export const pictureSize = { width: 1200, height: 630 } as const;

export interface PictureWords {
  /** The page that the picture was drawn for. */
  path: string;
  title: string;
  headline: string;
}

/** The picture that stands for a page where it is shared. Its address follows its words. */
export function sharePicture({ path, title, headline }: PictureWords) {
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
