import { Injectable } from '@nestjs/common';
import type { FileSpace } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { conflict } from '../../platform/problem/problem';
import { FileUploadsRepository, type NewUpload } from './file-uploads.repository';
import { HasOrderedReadModel } from './has-ordered.read-model';

const MEGABYTE = 1_000_000;
/** One client takes at most this part of the space, and all of them together that one. */
const CLIENT_PART = 1 / 4;
const CLIENTS_PART = 1 / 2;
/** Accounts are free: one that has ordered nothing gets this part. */
const STRANGER_PART = 1 / 50;

type Taker = Pick<NewUpload, 'customerId' | 'uploadedBy'>;

const FULL = 'There is not enough space left for this file.';

/** How much space files may take, in all and of one client. */
@Injectable()
export class FileSpaceService {
  constructor(
    private readonly uploads: FileUploadsRepository,
    private readonly hasOrdered: HasOrderedReadModel,
    private readonly settings: Settings,
  ) {}

  async get(): Promise<FileSpace> {
    return { used: (await this.uploads.space()).used, limit: this.limit };
  }

  /** 409 if a file that is announced does not fit beside what has arrived and what its sender has announced. */
  async assertRoom({ customerId, uploadedBy, size }: Taker & { size: number }): Promise<void> {
    const { limit } = this;
    const isClient = uploadedBy === 'client';
    await this.uploads.lockSpace();
    const space = await this.uploads.space(isClient ? customerId : null);
    const { used, byClients, byClient, announced } = space;
    const own = announced + size;
    if (used + own > limit) throw conflict(FULL);
    if (!isClient) return;
    const part = (await this.hasOrdered.ofCustomer(customerId)) ? CLIENT_PART : STRANGER_PART;
    if (byClient + own > limit * part || byClients + own > limit * CLIENTS_PART)
      throw conflict(FULL);
  }

  /** The same for a piece that arrives: others may have filled the space meanwhile. */
  async assertRoomForPiece({ uploadedBy }: Taker, bytes: number): Promise<void> {
    await this.uploads.lockSpace();
    const { used, byClients } = await this.uploads.space();
    if (used + bytes > this.limit) throw conflict(FULL);
    if (uploadedBy === 'client' && byClients + bytes > this.limit * CLIENTS_PART)
      throw conflict(FULL);
  }

  private get limit(): number {
    return this.settings.env.FILES_MAX_MB * MEGABYTE;
  }
}
