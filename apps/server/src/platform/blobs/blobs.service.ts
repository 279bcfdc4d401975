import { hash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type SqlText, sql } from '../database/sql';
import { ExpiredRowsService } from '../jobs/expired-rows.service';
import { MAX_BLOB_BYTES, type ShownBlob, type ShownColumn } from './blob';
import { BlobsRepository, anyRefersTo } from './blobs.repository';

/**
 * Files in the database, named by the SHA-256 of their content. A noun refers to one by a foreign key and knows its
 * type. Without references a file is removed an hour after it was last stored.
 */
@Injectable()
export class BlobsService implements OnModuleInit {
  private readonly shown: ShownColumn[] = [];
  private readonly kept: SqlText[] = [];

  constructor(
    private readonly blobs: BlobsRepository,
    private readonly expiredRows: ExpiredRowsService,
  ) {}

  /** Called in the constructor of a table's owner: anyone with the address can see the column's files. */
  show(column: ShownColumn): void {
    this.shown.push(column);
  }

  /** Called in a constructor, for references to the blob `b` without a foreign key; takes a condition in SQL. */
  keepWhile(condition: SqlText): void {
    this.kept.push(condition);
  }

  /** Reads the foreign keys from the schema: a forgotten column would lose its files. */
  async onModuleInit(): Promise<void> {
    const isReferenced = [anyRefersTo(await this.blobs.listReferences()), ...this.kept];
    this.expiredRows.register({
      table: sql`blobs b`,
      expired: sql`"storedAt" < now() - interval '1 hour' and not (${sql.join(isReferenced, ' or ')})`,
    });
  }

  /** Returns the hash. Unless something refers to it within an hour, the file is removed. */
  async store(content: Buffer): Promise<string> {
    if (content.length > MAX_BLOB_BYTES) throw new RangeError('The file is too large.');
    const name = hash('sha256', content, 'hex');
    await this.blobs.insert(name, content);
    return name;
  }

  find(name: string): Promise<Buffer | undefined> {
    return this.blobs.find(name);
  }

  findShown(name: string): Promise<ShownBlob | undefined> {
    return this.blobs.findShown(name, this.shown);
  }
}
