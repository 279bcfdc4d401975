import { BlobTypes1700000000094 } from '../0094-blob-types';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: BlobTypes1700000000094,
  rows: `update users set "pictureType" = 'image/webp' where "pictureHash" is not null;`,
  drops: { blobs: ['mediaType'] },
};
