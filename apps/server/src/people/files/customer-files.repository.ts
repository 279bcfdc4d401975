import { Injectable } from '@nestjs/common';
import type { CustomerFile, PageQuery } from '@polaris/contracts';
import { hasLeft } from '../../records/outbox/has-left.read-model';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../platform/database/list/sql-list';
import { sql } from '../../platform/database/sql';
import { customerFileColumns, ownFileColumns } from './customer-file.columns';
import { CustomerFileEntity } from './customer-file.entity';

export const FILE = 'This file';

const files: List = {
  columns: customerFileColumns.inList,
  from: sql`customer_files r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** The client sees files of a message once the message can no longer be undone. */
const shared: List = {
  ...files,
  columns: ownFileColumns.inList,
  where: [
    sql`r."isShared"`,
    sql`(r."uploadedBy" = 'client' or r."messageId" is null or ${hasLeft(sql`r."messageId"`)})`,
  ],
};

export type NewFile = Pick<
  CustomerFileEntity,
  | 'customerId'
  | 'name'
  | 'mediaType'
  | 'size'
  | 'parts'
  | 'uploadedBy'
  | 'userId'
  | 'isShared'
  | 'messageId'
>;

/** All SQL on customer files is here, except in read models. */
@Injectable()
export class CustomerFilesRepository {
  constructor(
    private readonly database: Database,
    blobs: BlobsService,
  ) {
    blobs.keepWhile(sql`exists (select from customer_files f where f.parts @> array[b.hash])`);
  }

  /** Newest first. */
  listOf(customerId: number, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(files, sql`r."customerId" = ?`, customerId));
  }

  /** Files that the client sees, newest first. */
  listShared(customerId: number, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(shared, sql`r."customerId" = ?`, customerId));
  }

  /** Whether the customer's client can see the file. */
  async isSeenBy(customerId: number, id: number): Promise<boolean> {
    const [seen] = await this.database.query<unknown[]>(
      sql`select from customer_files r
       where r.id = $1 and r."customerId" = $2 and ${sql.join(shared.where, ' and ')}`,
      [id, customerId],
    );
    return seen !== undefined;
  }

  find(id: number): Promise<CustomerFileEntity | null> {
    return this.database.manager.findOneBy(CustomerFileEntity, { id });
  }

  /** Finds a file with the same content and name on the same record. */
  async findSame({ customerId, name, parts, uploadedBy }: NewFile): Promise<number | undefined> {
    const [same] = await this.database.tx.query<{ id: number }[]>(
      sql`select id from customer_files
       where "customerId" = $1 and name = $2 and parts = $3::text[] and "uploadedBy" = $4`,
      [customerId, name, parts, uploadedBy],
    );
    return same?.id;
  }

  async add(file: NewFile): Promise<number> {
    return (await this.database.tx.save(CustomerFileEntity, file as CustomerFileEntity)).id;
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: CustomerFileEntity) => void,
  ): Promise<CustomerFile> {
    const row = await editVersioned(this.database, CustomerFileEntity, FILE, id, version, edit);
    return customerFileColumns.toItem(row, { hasThumbnail: row.thumbnail !== null });
  }

  /** Removes files that the client of an account uploaded, and returns their ids. */
  async removeOfAccount(userId: string): Promise<number[]> {
    const [removed] = await this.database.tx.query<[{ id: number }[], number]>(
      sql`delete from customer_files where "userId" = $1 returning id`,
      [userId],
    );
    return removed.map(({ id }) => id);
  }

  async removeOfMessage(messageId: number): Promise<void> {
    await this.database.tx.delete(CustomerFileEntity, { messageId });
  }

  /** Leaves the version unchanged, so that another window can still save its edits. */
  async setThumbnail(id: number, hash: string): Promise<void> {
    await this.database.tx.query(sql`update customer_files set thumbnail = $2 where id = $1`, [
      id,
      hash,
    ]);
  }
}
