import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { CustomerFile, CustomerFileUpdate, PageQuery } from '@polaris/contracts';
import { CustomersService } from '../customers/customers.service';
import { BlobsService } from '../platform/blobs/blobs.service';
import type { JsonPage } from '../platform/database/list/list';
import { conflict, notFound } from '../platform/problem/problem';
import { TrashService } from '../records/trash/trash.service';
import type { UserEntity } from '../users/user.entity';
import type { CustomerFileEntity } from './customer-file.entity';
import { CustomerFilesRepository, FILE } from './customer-files.repository';
import { readContent } from './file-content';

const EMPTY: JsonPage = { json: '[]', total: 0, next: undefined };

/** Files on the records of customers: all of them for the owner, the shared ones for the client. */
@Injectable()
export class CustomerFilesService {
  constructor(
    private readonly files: CustomerFilesRepository,
    private readonly customers: CustomersService,
    private readonly blobs: BlobsService,
    private readonly trash: TrashService,
  ) {}

  /** Newest first. */
  async listOf(customerId: number, query: PageQuery): Promise<JsonPage> {
    await this.customers.get(customerId);
    return this.files.listOf(customerId, query);
  }

  /** What the client of an account sees, newest first. */
  async listOwn(userId: string, query: PageQuery): Promise<JsonPage> {
    const customerId = await this.customers.idLinkedWith(userId);
    return customerId === undefined ? EMPTY : this.files.listShared(customerId, query);
  }

  /** 404 for what this account may not see. */
  async getFor(user: UserEntity, id: number): Promise<CustomerFileEntity> {
    const file = await this.files.find(id);
    if (!file || !(await this.maySee(user, file))) throw notFound(FILE);
    return file;
  }

  /** What is not sent stays as it is. A client always sees what they have uploaded. */
  update(id: number, { version, ...changes }: CustomerFileUpdate): Promise<CustomerFile> {
    return this.files.edit(id, version, (file) => {
      if (changes.isShared === false && file.uploadedBy === 'client')
        throw conflict('The client has uploaded this file, and sees it.');
      file.name = changes.name ?? file.name;
      file.isShared = changes.isShared ?? file.isShared;
    });
  }

  remove(id: number): Promise<void> {
    return this.trash.remove('customer_file', id);
  }

  /** The content as a stream, of which one piece at a time is in memory. */
  read({ parts }: CustomerFileEntity): Readable {
    return Readable.from(readContent(this.blobs, parts), { objectMode: false });
  }

  /** The small picture; undefined for a file without one. */
  async thumbnailOf({ thumbnail }: CustomerFileEntity) {
    return thumbnail === null ? undefined : this.blobs.find(thumbnail);
  }

  private async maySee(user: UserEntity, file: CustomerFileEntity): Promise<boolean> {
    if (user.isAdmin) return true;
    return file.isShared && (await this.customers.idLinkedWith(user.id)) === file.customerId;
  }
}
