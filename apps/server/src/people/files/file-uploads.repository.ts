import { Injectable } from '@nestjs/common';
import { FILE_PIECE_BYTES } from '@polaris/contracts';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { notFound } from '../../platform/problem/problem';
import { IsNull } from 'typeorm';
import { FileUploadEntity } from './file-upload.entity';

export type NewUpload = Pick<
  FileUploadEntity,
  'customerId' | 'userId' | 'uploadedBy' | 'name' | 'size' | 'isForMessage'
>;

/** Bytes used by files and by uploaded pieces. */
export interface UsedSpace {
  used: number;
  /** By all clients together. */
  byClients: number;
  /** By this client. */
  byClient: number;
  /** Bytes that this client, or the owner, has announced but not sent. They count only for this sender. */
  announced: number;
}

/** All SQL on uploads is here, and the sum of the space that uploads and files use. */
@Injectable()
export class FileUploadsRepository {
  constructor(
    private readonly database: Database,
    blobs: BlobsService,
    expiredRows: ExpiredRowsService,
  ) {
    blobs.keepWhile(sql`exists (select from file_uploads u where u.parts @> array[b.hash])`);
    // Uploads without any piece expire after minutes.
    const expired = sql`"lastAt" < now() - case when parts = '{}' then interval '15 minutes' else interval '1 hour' end`;
    expiredRows.register({ table: sql`file_uploads`, expired });
  }

  /** Only one transaction at a time can reserve space. */
  async lockSpace(): Promise<void> {
    await this.database.tx.query(
      sql`select pg_advisory_xact_lock(hashtextextended('file_space', 0))`,
    );
  }

  /** Pass the customer for a client's upload, null for the owner's. */
  async space(customerId: number | null = null): Promise<UsedSpace> {
    const [space] = await this.database.query<[UsedSpace]>(
      sql`select coalesce(sum(arrived), 0)::float8 as used,
         coalesce(sum(arrived) filter (where "uploadedBy" = 'client'), 0)::float8 as "byClients",
         coalesce(sum(arrived) filter (where is_own and "uploadedBy" = 'client'), 0)::float8 as "byClient",
         coalesce(sum(size - arrived) filter (where is_own), 0)::float8 as announced
       from (
         select size, size as arrived, "uploadedBy",
           ("uploadedBy" = 'client' and "customerId" = $1) as is_own from customer_files
         union all
         select size, least(size, cardinality(parts) * ${FILE_PIECE_BYTES}), "uploadedBy",
           case when $1::integer is null then "uploadedBy" = 'owner'
             else "uploadedBy" = 'client' and "customerId" = $1 end
         from file_uploads where "fileId" is null
       ) taken`,
      [customerId],
    );
    return space;
  }

  async add(upload: NewUpload): Promise<FileUploadEntity> {
    const lastAt = await this.database.now();
    return this.database.tx.save(FileUploadEntity, { ...upload, parts: [], lastAt });
  }

  /** Only the account that started the upload can continue it. */
  async get(id: string, userId: string): Promise<FileUploadEntity> {
    const upload = await this.database.manager.findOneBy(FileUploadEntity, { id, userId });
    if (!upload) throw notFound('This upload');
    return upload;
  }

  /** Locks the upload against other pieces until the transaction ends. */
  async lock(id: string, userId: string): Promise<FileUploadEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { id, userId };
    const upload = await this.database.tx.findOne(FileUploadEntity, { where, lock });
    if (!upload) throw notFound('This upload');
    return upload;
  }

  /** Locks an upload for a message to or from a customer, so that no other message takes it. */
  lockForMessage(
    id: string,
    { customerId, userId }: { customerId: number; userId: string },
  ): Promise<FileUploadEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { id, userId, customerId, isForMessage: true, fileId: IsNull() };
    return this.database.tx.findOne(FileUploadEntity, { where, lock });
  }

  /** Turns the files of a message back into uploads. */
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
