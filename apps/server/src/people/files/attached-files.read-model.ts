import { sql } from '../../platform/database/sql';

/** Shared files of the message in row `r`, in the order in which they were attached. */
export const attachedFiles = sql`(select coalesce(json_agg(json_build_object(
    'id', f.id, 'name', f.name, 'mediaType', f."mediaType", 'size', f.size,
    'hasThumbnail', f.thumbnail is not null) order by f.id), '[]')
  from customer_files f where f."messageId" = r.id and f."isShared")`;
