import { services } from '../../../../content/services.ts';
import type { PictureWords } from '../../../share-picture.ts';

/** Services come and go with the catalog: one picture stands for all of them where they are shared. */
export const servicesPicture: PictureWords = {
  path: '/services',
  title: services.title,
  headline: services.intro.title,
};
