import { SharePictures1700000000049 } from '../0049-share-pictures';
import { PagePictures1700000000063 } from '../0063-page-pictures';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: SharePictures1700000000049,
  earlierRows: [
    {
      until: PagePictures1700000000063,
      rows: `
        insert into service_share_pictures ("serviceId", text, picture)
          select (select min(id) from services), '{}', min(hash) from blobs;`,
    },
  ],
};
