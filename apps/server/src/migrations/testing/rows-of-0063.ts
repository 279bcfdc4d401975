import { PagePictures1700000000063 } from '../0063-page-pictures';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: PagePictures1700000000063,
  rows: `
    insert into share_pictures (page, words, picture) select '/services', '{}', min(hash) from blobs;
  `,
  // They are drawn again.
  changes: { service_share_pictures: () => undefined },
};
