import { Injectable } from '@nestjs/common';
import { type SqlText, sql } from '../database/sql';
import { Database } from '../database/database';
import type { BlobCaching, BlobColumn, NewBlob, ShownBlob, ShownColumn } from './blob';

@Injectable()
export class BlobsRepository {
  constructor(private readonly database: Database) {}

  /** The same content is one row. Storing it again also keeps a removal from taking it away. */
  async insert(hash: string, { mediaType, content }: NewBlob): Promise<void> {
    await this.database.query(
      sql`insert into blobs (hash, "mediaType", size, content) values ($1, $2, $3, $4)
       on conflict (hash) do update set "storedAt" = now()`,
      [hash, mediaType, content.length, content],
    );
  }

  async find(hash: string): Promise<NewBlob | undefined> {
    const [blob] = await this.database.query<NewBlob[]>(
      sql`select "mediaType", content from blobs where hash = $1`,
      [hash],
    );
    return blob;
  }

  /** A file that at least one of the columns refers to. */
  async findShown(hash: string, columns: ShownColumn[]): Promise<ShownBlob | undefined> {
    const [blob] = await this.database.query<ShownBlob[]>(
      sql`select "mediaType", content, caching from blobs b,
         lateral (select case when ${isIn(columns, 'public')} then 'public'
           when ${isIn(columns, 'private')} then 'private' end as caching) shown
       where hash = $1 and caching is not null`,
      [hash],
    );
    return blob;
  }

  /** Every column of the schema with a foreign key to a file. */
  listReferences(): Promise<BlobColumn[]> {
    return this.database.query<BlobColumn[]>(
      sql`select t.relname as "table", a.attname as "column"
       from pg_constraint c
         join pg_class t on t.oid = c.conrelid
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = to_regclass('blobs')`,
    );
  }
}

const isIn = (columns: ShownColumn[], wanted: BlobCaching): SqlText =>
  anyRefersTo(columns.filter(({ caching }) => caching === wanted));

/** A condition about the file `b`. */
export const anyRefersTo = (columns: BlobColumn[]): SqlText =>
  columns.length === 0 ? sql`false` : sql.join(columns.map(refersToFile), ' or ');

const refersToFile = ({ table, column }: BlobColumn): SqlText =>
  sql`exists (select from ${sql.identifier('catalog', table)}
    where ${sql.identifier('catalog', column)} = b.hash)`;
