import type { FindPicture, PictureWords } from '@polaris/contracts';
import { content } from './content.ts';

export const pictureSize = { width: 1200, height: 630 } as const;

export interface PictureText {
  /** The page that the picture was drawn for. */
  path: string;
  title: string;
  headline: string;
  /** The price of a service. */
  price?: string | undefined;
}

/** The path of a picture, and its alternative text. */
export interface SharedPicture {
  path: string;
  alt: string;
}

let findDrawn: FindPicture = () => undefined;

/** Sets the lookup of drawn pictures; used by the server, which draws them. */
export function setPictureFinder(find: FindPicture): void {
  findDrawn = find;
}

/** The share picture of a page; undefined until the server has drawn it. */
export function sharePicture(text: PictureText): SharedPicture | undefined {
  const { headline, price } = text;
  const path = findDrawn(text.path, wordsOf(text));
  return path === undefined ? undefined : { path, alt: price ? `${headline}, ${price}` : headline };
}

const wordsOf = ({ title, headline, price }: PictureText): PictureWords => ({
  brand: content().site.brand,
  eyebrow: titleRest(headline, title),
  headline,
  price,
});

/** The part of the title after the headline. */
const titleRest = (headline: string, title: string): string =>
  title.startsWith(`${headline} · `) ? title.slice(headline.length + 3) : title;
