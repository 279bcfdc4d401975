import { Injectable } from '@nestjs/common';
import { type SqlText, sql } from '../database/sql';
import { Database } from '../database/database';
import type { BlobColumn, ShownBlob, ShownColumn } from './blob';

@Injectable()
export class BlobsRepository {
  constructor(private readonly database: Database) {}

  /** Equal content shares one row. Storing it again also postpones its removal. */
  async insert(hash: string, content: Buffer): Promise<void> {
    await this.database.query(
      sql`insert into blobs (hash, size, content) values ($1, $2, $3)
       on conflict (hash) do update set "storedAt" = now()`,
      [hash, content.length, content],
    );
  }

  async find(hash: string): Promise<Buffer | undefined> {
    const [blob] = await this.database.query<{ content: Buffer }[]>(
      sql`select content from blobs where hash = $1`,
      [hash],
    );
    return blob?.content;
  }

  /** Returns a file that at least one of the columns refers to. It is public if one of these columns is. */
  async findShown(hash: string, columns: ShownColumn[]): Promise<ShownBlob | undefined> {
    if (columns.length === 0) return undefined;
    const [blob] = await this.database.query<ShownBlob[]>(
      sql`select shown."mediaType", content, shown.caching from blobs b,
         lateral (${sql.join(columns.map(shownBy), ' union all ')}) shown
       where hash = $1 order by shown.caching desc limit 1`,
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

/** How a column shows the file `b`, if it refers to it. */
const shownBy = ({ table, column, caching, mediaType }: ShownColumn): SqlText =>
  sql`(select ${sql.value(caching)} as caching,
      ${typeof mediaType === 'string' ? sql.value(mediaType) : sql.identifier('catalog', mediaType.column)} as "mediaType"
    from ${sql.identifier('catalog', table)}
    where ${sql.identifier('catalog', column)} = b.hash limit 1)`;

/** A condition about the file `b`. */
export const anyRefersTo = (columns: BlobColumn[]): SqlText =>
  columns.length === 0 ? sql`false` : sql.join(columns.map(refersToFile), ' or ');

const refersToFile = ({ table, column }: BlobColumn): SqlText =>
  sql`exists (select from ${sql.identifier('catalog', table)}
    where ${sql.identifier('catalog', column)} = b.hash)`;
