import { Injectable } from '@nestjs/common';
import type { FileSpace } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { conflict } from '../../platform/problem/problem';
import { FileUploadsRepository, type NewUpload } from './file-uploads.repository';
import { HasOrderedReadModel } from './has-ordered.read-model';

const MEGABYTE = 1_000_000;
/** The shares of the limit that one client and all clients together can use. */
const CLIENT_PART = 1 / 4;
const CLIENTS_PART = 1 / 2;
/** Signing up is free, so an account that has ordered nothing gets only this share. */
const STRANGER_PART = 1 / 50;

type Taker = Pick<NewUpload, 'customerId' | 'uploadedBy'>;

const FULL = 'There is not enough space left for this file.';

/** The storage limits for files, in total and per client. */
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

  /** Throws 409 if the file does not fit, counting what is stored and what its sender has announced. */
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

  /** The same check for each piece, as others could have used the space in the meantime. */
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
