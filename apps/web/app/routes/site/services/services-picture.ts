import { content } from '../../../page/content.ts';
import type { PictureText } from '../../../page/share-picture.ts';

/** All services share one picture, as the catalog changes. */
export function servicesPicture(): PictureText {
  const { title, intro } = content().services;
  return { path: '/services', title, headline: intro.title };
}
