import { content } from './content.ts';
import { withoutEmphasis } from './emphasis.tsx';
import type { PictureText } from './share-picture.ts';

export function homePicture(): PictureText {
  const { title, hero } = content().landing;
  return { path: '/', title, headline: withoutEmphasis(hero.title) };
}
