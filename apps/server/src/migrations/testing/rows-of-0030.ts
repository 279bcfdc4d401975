import { SavedViews1700000000030 } from '../0030-saved-views';
import type { SchemaFixture } from './schema-fixture';

/** A view, and one that is in the trash. */
export const fixture: SchemaFixture = {
  migration: SavedViews1700000000030,
  rows: `
    insert into saved_views (kind, name, filters, columns, layout) values
      ('customers', 'Leads', '{"status": "potential"}', '["name", "value"]', 'board'),
      ('customers', 'Deleted view', '{}', null, 'table');
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'saved_view', r.id, r.name, jsonb_build_object('row', to_jsonb(r)), 'owner'
      from saved_views r where r.name = 'Deleted view';
    delete from saved_views where name = 'Deleted view';
  `,
};
