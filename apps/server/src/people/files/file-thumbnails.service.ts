import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import type { CustomerFileEntity } from './customer-file.entity';
import { CustomerFilesRepository } from './customer-files.repository';
import { readContent } from './file-content';
import { fileThumbnailsQueue } from './file-queues';
import { drawThumbnail } from './thumbnail/draw-thumbnail';

/** New jobs start immediately; polling is for retries. */
const POLL_SECONDS = 60;
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp']);

type PlannedFile = Pick<CustomerFileEntity, 'mediaType' | 'uploadedBy' | 'customerId'>;

/** Makes thumbnails one at a time, each in its own process, which frees all memory when it ends. */
@Injectable()
export class FileThumbnailsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly database: Database,
    private readonly files: CustomerFilesRepository,
    private readonly blobs: BlobsService,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const options = { atOnce: 1, pollSeconds: POLL_SECONDS };
    await this.jobs.work<{ id: number }>(
      fileThumbnailsQueue,
      ({ data: { id } }) => this.make(id),
      options,
    );
  }

  /** Runs in the transaction that adds the file. Clients with fewer waiting pictures come first. */
  async plan(id: number, { mediaType, uploadedBy, customerId }: PlannedFile): Promise<void> {
    if (!PICTURES.has(mediaType)) return;
    const turn = uploadedBy === 'owner' ? 'owner' : `client of ${customerId}`;
    const waiting = await this.jobs.countPlanned(fileThumbnailsQueue, { turn });
    await this.jobs.add(fileThumbnailsQueue, { id, turn }, undefined, { priority: -waiting });
  }

  private async make(id: number): Promise<void> {
    const file = await this.files.find(id);
    if (!file) return;
    const content = await drawThumbnail(readContent(this.blobs, file.parts)).catch(
      (error: Error) => {
        this.logger.warn(`File ${id} has no preview: ${error.message}`);
        return undefined;
      },
    );
    if (!content) return;
    await this.database.transaction(async () => {
      const hash = await this.blobs.store(content);
      await this.files.setThumbnail(id, hash);
    });
  }
}
