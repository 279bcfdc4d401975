import { Injectable } from '@nestjs/common';
import { BlobsService } from '../platform/blobs/blobs.service';
import { Database } from '../platform/database/database';
import { sql } from '../platform/database/sql';
import { ExpiredRowsService } from '../platform/jobs/expired-rows.service';
import { notFound } from '../platform/problem/problem';
import { IsNull } from 'typeorm';
import { FileUploadEntity } from './file-upload.entity';

export type NewUpload = Pick<
  FileUploadEntity,
  'customerId' | 'userId' | 'uploadedBy' | 'name' | 'size' | 'isForMessage'
>;

/** How many bytes files take, and how many of them one client has uploaded. */
export interface UsedSpace {
  used: number;
  byClient: number;
}

/** The only code whose SQL names the uploads, and how much space they and the files take together. */
@Injectable()
export class FileUploadsRepository {
  constructor(
    private readonly database: Database,
    blobs: BlobsService,
    expiredRows: ExpiredRowsService,
  ) {
    blobs.keepWhile(sql`exists (select from file_uploads u where u.parts @> array[b.hash])`);
    const expired = sql`"lastAt" < now() - interval '1 hour'`;
    expiredRows.register({ table: sql`file_uploads`, expired });
  }

  /** Lets one transaction at a time take space. */
  async lockSpace(): Promise<void> {
    await this.database.tx.query(
      sql`select pg_advisory_xact_lock(hashtextextended('file_space', 0))`,
    );
  }

  async space(customerId: number | null = null): Promise<UsedSpace> {
    const [space] = await this.database.query<[UsedSpace]>(
      sql`select coalesce(sum(size), 0)::float8 as used,
         coalesce(sum(size) filter (where "uploadedBy" = 'client' and "customerId" = $1), 0)::float8
           as "byClient"
       from (
         select size, "uploadedBy", "customerId" from customer_files
         union all
         select size, "uploadedBy", "customerId" from file_uploads where "fileId" is null
       ) taken`,
      [customerId],
    );
    return space;
  }

  async add(upload: NewUpload): Promise<FileUploadEntity> {
    const lastAt = await this.database.now();
    return this.database.tx.save(FileUploadEntity, { ...upload, parts: [], lastAt });
  }

  /** Only the account that began it goes on with it. */
  async get(id: string, userId: string): Promise<FileUploadEntity> {
    const upload = await this.database.manager.findOneBy(FileUploadEntity, { id, userId });
    if (!upload) throw notFound('This upload');
    return upload;
  }

  /** The same, which no other piece changes until the transaction ends. */
  async lock(id: string, userId: string): Promise<FileUploadEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { id, userId };
    const upload = await this.database.tx.findOne(FileUploadEntity, { where, lock });
    if (!upload) throw notFound('This upload');
    return upload;
  }

  /** The same for a message to or from a customer, which no other message takes. */
  lockForMessage(
    id: string,
    { customerId, userId }: { customerId: number; userId: string },
  ): Promise<FileUploadEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { id, userId, customerId, isForMessage: true, fileId: IsNull() };
    return this.database.tx.findOne(FileUploadEntity, { where, lock });
  }

  /** The files of a message are uploads without a file again. */
  async reopenOfMessage(messageId: number): Promise<void> {
    await this.database.tx.query(
      sql`update file_uploads set "fileId" = null, "lastAt" = now()
       where "fileId" in (select id from customer_files where "messageId" = $1)`,
      [messageId],
    );
  }

  async save(upload: FileUploadEntity): Promise<void> {
    await this.database.tx.save(FileUploadEntity, { ...upload, lastAt: await this.database.now() });
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(FileUploadEntity, id);
  }
}
