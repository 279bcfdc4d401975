import type { FindPicture, PictureWords } from '@polaris/contracts';
import { content } from './content.ts';

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
  /** Of a service. */
  price?: string | undefined;
}

/** A picture at its path, and what it says. */
export interface SharedPicture {
  path: string;
  alt: string;
}

let built: ReadonlySet<string> | undefined;

/** The file names of the pictures that were drawn; without them, every picture is taken to be there. */
export function setBuiltPictures(names: readonly string[] | undefined): void {
  built = names && new Set(names);
}

let findDrawn: FindPicture = () => undefined;

/** For the server, which draws the pictures of what the owner writes and sells. */
export function setPictureFinder(find: FindPicture): void {
  findDrawn = find;
}

/** The share picture of a page, from the build or from the server; undefined until that has drawn it. */
export function sharePicture(text: PictureText): SharedPicture | undefined {
  const { headline, price } = text;
  const path = builtPicture(text) ?? findDrawn(text.path, wordsOf(text));
  return path === undefined ? undefined : { path, alt: price ? `${headline}, ${price}` : headline };
}

const wordsOf = ({ title, headline, price }: PictureText): PictureWords => ({
  brand: content().site.brand,
  eyebrow: titleRest(headline, title),
  headline,
  price,
});

/** The part of the title after the headline. */
export const titleRest = (headline: string, title: string): string =>
  title.startsWith(`${headline} · `) ? title.slice(headline.length + 3) : title;

/** Its address is a hash of its text. */
function builtPicture({ path, title, headline, price }: PictureText): string | undefined {
  if (price !== undefined) return undefined;
  const name =
    path
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home';
  const version = fingerprint([DESIGN, title, headline].join('\n'));
  const file = `${name}-${version}.png`;
  if (built && !built.has(file)) return undefined;
  return `${FOLDER}/${file}`;
}

/** FNV-1a: eight letters that change when the text does. */
function fingerprint(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
