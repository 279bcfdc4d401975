import { Essays1700000000060 } from '../0060-essays';
import type { SchemaFixture } from './schema-fixture';

/** A draft, a published essay, and one that is in the trash. */
export const fixture: SchemaFixture = {
  migration: Essays1700000000060,
  rows: `
    insert into essays (title, slug, description, topics, date, body, status) values
      ('Half a Thought', 'half-a-thought', '', '{}', '2026-03-20', '', 'draft'),
      ('Why Maps Lie', 'why-maps-lie', 'What a map leaves out.', '{institutions,design}',
        '2026-03-21', E'A map.\\n\\n## The tide\\n\\nIt was not on it.', 'published'),
      ('Deleted Essay', 'deleted-essay', '', '{}', '2026-03-22', 'Text', 'draft');
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'essay', r.id, r.title, jsonb_build_object('row', to_jsonb(r)), 'owner'
      from essays r where r.slug = 'deleted-essay';
    delete from essays where slug = 'deleted-essay';
  `,
};
