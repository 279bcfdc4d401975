import { Injectable } from '@nestjs/common';
import type { FileSpace } from '@polaris/contracts';
import { Settings } from '../platform/config/settings';
import { conflict } from '../platform/problem/problem';
import { FileUploadsRepository, type NewUpload } from './file-uploads.repository';

const MEGABYTE = 1_000_000;
/** One client takes at most this part of the space. */
const CLIENT_PART = 1 / 4;

const FULL = 'There is not enough space left for this file.';

/** How much space files may take, in all and of one client. */
@Injectable()
export class FileSpaceService {
  constructor(
    private readonly uploads: FileUploadsRepository,
    private readonly settings: Settings,
  ) {}

  async get(): Promise<FileSpace> {
    return { used: (await this.uploads.space()).used, limit: this.limit };
  }

  /** 409 if the file does not fit; nobody else takes the space until the transaction ends. */
  async assertRoom({
    customerId,
    uploadedBy,
    size,
  }: Pick<NewUpload, 'customerId' | 'uploadedBy' | 'size'>): Promise<void> {
    await this.uploads.lockSpace();
    const { used, byClient } = await this.uploads.space(customerId);
    if (used + size > this.limit) throw conflict(FULL);
    if (uploadedBy === 'client' && byClient + size > this.limit * CLIENT_PART) throw conflict(FULL);
  }

  private get limit(): number {
    return this.settings.env.FILES_MAX_MB * MEGABYTE;
  }
}
