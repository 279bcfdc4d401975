import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { CustomerFile, CustomerFileUpdate, PageQuery } from '@polaris/contracts';
import { ClientUpdatesService } from '../client-updates/client-updates.service';
import { CustomersService } from '../customers/customers.service';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { conflict, notFound } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import { TrashService } from '../../records/trash/trash.service';
import type { UserEntity } from '../../identity/users/user.entity';
import type { CustomerFileEntity } from './customer-file.entity';
import { CustomerFilesRepository, FILE } from './customer-files.repository';
import { readContent } from './file-content';

const EMPTY: JsonPage = { json: '[]', total: 0, next: undefined };

const topicOf = (id: number): string => `file:${id}`;

/** Files on customer records. The owner sees all of them, the client only shared ones. */
@Injectable()
export class CustomerFilesService {
  constructor(
    private readonly database: Database,
    private readonly files: CustomerFilesRepository,
    private readonly customers: CustomersService,
    private readonly blobs: BlobsService,
    private readonly trash: TrashService,
    private readonly audit: AuditService,
    private readonly updates: ClientUpdatesService,
  ) {}

  /** Newest first. */
  async listOf(customerId: number, query: PageQuery): Promise<JsonPage> {
    await this.customers.get(customerId);
    return this.files.listOf(customerId, query);
  }

  /** Files that the client of an account sees, newest first. */
  async listOwn(userId: string, query: PageQuery): Promise<JsonPage> {
    const customerId = await this.customers.idLinkedWith(userId);
    return customerId === undefined ? EMPTY : this.files.listShared(customerId, query);
  }

  /** Throws 404 if this account cannot see the file. */
  async getFor(user: UserEntity, id: number): Promise<CustomerFileEntity> {
    const file = await this.files.find(id);
    if (!file || !(await this.maySee(user, file))) throw notFound(FILE);
    return file;
  }

  /** Fields that are not sent stay unchanged. Clients always see their own uploads. */
  update(id: number, { version, ...changes }: CustomerFileUpdate): Promise<CustomerFile> {
    return this.database.transaction(async () => {
      const file = await this.files.edit(id, version, (row) => {
        if (changes.isShared === false && row.uploadedBy === 'client')
          throw conflict('The client has uploaded this file, and sees it.');
        row.name = changes.name ?? row.name;
        row.isShared = changes.isShared ?? row.isShared;
      });
      if (changes.isShared) await this.notifyClient(file);
      if (changes.isShared === false) await this.updates.remove(topicOf(id));
      return file;
    });
  }

  remove(id: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.trash.remove('customer_file', id);
      await this.updates.remove(topicOf(id));
    });
  }

  /** Deletes all uploads of an account's client, including those in the trash. */
  async removeAll(userId: string): Promise<void> {
    await this.audit.forget('customer_files', await this.files.removeOfAccount(userId));
    await this.trash.purgeWhere('customer_file', 'userId', [userId]);
    await this.trash.purgeDependents('customer', 'files', { userId });
  }

  private async notifyClient({ id, customerId, name }: CustomerFile): Promise<void> {
    const userId = await this.customers.linkedUserId(customerId);
    if (userId !== null)
      await this.updates.add(userId, { topic: topicOf(id), line: `New file: ${name}` });
  }

  /** Streams the content with one piece in memory at a time. */
  read({ parts }: CustomerFileEntity): Readable {
    return Readable.from(readContent(this.blobs, parts), { objectMode: false });
  }

  /** The thumbnail; undefined if the file has none. */
  async thumbnailOf({ thumbnail }: CustomerFileEntity) {
    return thumbnail === null ? undefined : this.blobs.find(thumbnail);
  }

  private async maySee(user: UserEntity, file: CustomerFileEntity): Promise<boolean> {
    if (user.isAdmin) return true;
    const customerId = await this.customers.idLinkedWith(user.id);
    return customerId !== undefined && this.files.isSeenBy(customerId, file.id);
  }
}
