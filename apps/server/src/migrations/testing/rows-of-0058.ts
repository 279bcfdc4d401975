import { SiteContent1700000000058 } from '../0058-site-content';
import type { SchemaFixture } from './schema-fixture';

const HASH = `encode(sha256('a portrait'), 'hex')`;

export const fixture: SchemaFixture = {
  migration: SiteContent1700000000058,
  rows: `
    insert into blobs (hash, "mediaType", size, content)
      values (${HASH}, 'image/webp', 10, 'a portrait');
    insert into site_pictures (picture, "uploadedAt") values (${HASH}, '2099-03-02T10:00:00Z');
    insert into site_content (name, changes, version, "updatedAt")
      values ('site', jsonb_build_object('owner', 'Maya Plain', 'portrait',
        jsonb_build_object('picture', ${HASH})), 2, '2099-03-02T10:00:00Z');
  `,
};
