import { Blobs1700000000047 } from '../0047-blobs';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Blobs1700000000047,
  rows: `
    insert into blobs (hash, "mediaType", size, content)
      values (encode(sha256('a picture'), 'hex'), 'image/webp', 9, 'a picture');
  `,
};
