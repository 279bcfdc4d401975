import { services } from '../../../../content/services.ts';
import type { PictureText } from '../../../page/share-picture.ts';

/** All services share one picture, as the catalog changes. */
export const servicesPicture: PictureText = {
  path: '/services',
  title: services.title,
  headline: services.intro.title,
};
