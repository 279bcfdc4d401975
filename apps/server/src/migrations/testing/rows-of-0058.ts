import { SiteContent1700000000058 } from '../0058-site-content';
import { hashOf, insertBlob } from './insert-blob';
import type { SchemaFixture } from './schema-fixture';

const HASH = hashOf('a portrait');

export const fixture: SchemaFixture = {
  migration: SiteContent1700000000058,
  rows: `
    ${insertBlob('a portrait', 'image/webp')}
    do $insert$ begin
      if exists (select from information_schema.columns
          where table_name = 'site_pictures' and column_name = 'mediaType') then
        insert into site_pictures (picture, "mediaType", "uploadedAt")
          values (${HASH}, 'image/webp', '2099-03-02T10:00:00Z');
      else
        insert into site_pictures (picture, "uploadedAt") values (${HASH}, '2099-03-02T10:00:00Z');
      end if;
    end $insert$;
    insert into site_content (name, changes, version, "updatedAt")
      values ('site', jsonb_build_object('owner', 'Maya Plain', 'portrait',
        jsonb_build_object('picture', ${HASH})), 2, '2099-03-02T10:00:00Z');
  `,
};
