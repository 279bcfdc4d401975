import { hash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type SqlText, sql } from '../database/sql';
import { ExpiredRowsService } from '../jobs/expired-rows.service';
import { MAX_BLOB_BYTES, type ShownBlob, type ShownColumn } from './blob';
import { BlobsRepository, anyRefersTo } from './blobs.repository';

/**
 * Files in the database, each named by the SHA-256 of its content. A noun refers to one by a column with a
 * foreign key, and knows what kind of file it is: the same bytes may be two kinds in two nouns. A file that nothing refers to is removed an hour after it was last stored.
 */
@Injectable()
export class BlobsService implements OnModuleInit {
  private readonly shown: ShownColumn[] = [];
  private readonly kept: SqlText[] = [];

  constructor(
    private readonly blobs: BlobsRepository,
    private readonly expiredRows: ExpiredRowsService,
  ) {}

  /** For the owner of a table, in a constructor: anyone with the address may see the column's files. */
  show(column: ShownColumn): void {
    this.shown.push(column);
  }

  /** For what refers to the file `b` without a foreign key, in a constructor: a condition in SQL. */
  keepWhile(condition: SqlText): void {
    this.kept.push(condition);
  }

  /** Foreign keys are read from the schema: a column that was forgotten here would lose its files. */
  async onModuleInit(): Promise<void> {
    const isReferenced = [anyRefersTo(await this.blobs.listReferences()), ...this.kept];
    this.expiredRows.register({
      table: sql`blobs b`,
      expired: sql`"storedAt" < now() - interval '1 hour' and not (${sql.join(isReferenced, ' or ')})`,
    });
  }

  /** Answers the hash. It stays for an hour, in which something has to refer to it. */
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
