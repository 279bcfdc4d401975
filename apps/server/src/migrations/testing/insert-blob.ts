/** Stores a file; until migration 0094 it had a media type. */
export const insertBlob = (content: string, mediaType: string): string => `
  do $insert$ begin
    if exists (select from information_schema.columns
        where table_name = 'blobs' and column_name = 'mediaType') then
      insert into blobs (hash, "mediaType", size, content)
        values (${hashOf(content)}, '${mediaType}', ${content.length}, '${content}') on conflict do nothing;
    else
      insert into blobs (hash, size, content)
        values (${hashOf(content)}, ${content.length}, '${content}') on conflict do nothing;
    end if;
  end $insert$;
`;

/** In SQL. */
export const hashOf = (content: string): string => `encode(sha256('${content}'), 'hex')`;
