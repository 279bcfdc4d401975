import { Blobs1700000000047 } from '../0047-blobs';
import { insertBlob } from './insert-blob';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Blobs1700000000047,
  rows: insertBlob('a picture', 'image/webp'),
};
