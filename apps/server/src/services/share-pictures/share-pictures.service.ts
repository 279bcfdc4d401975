import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type Service, type SiteOwner, blobPath } from '@polaris/contracts';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { ContentChangesService } from '../../platform/database/content-changes.service';
import { Database } from '../../platform/database/database';
import { PublicReadsService } from '../../platform/http/public-reads.service';
import { batches } from '../../platform/jobs/batches';
import { JobsService } from '../../platform/jobs/jobs.service';
import { ServicesService } from '../services.service';
import { type CardText, cardKey, cardText } from './card-text.ts';
import { drawPictures } from './draw-pictures.ts';
import { sharePicturesQueue } from './share-pictures-queue';
import { type SharePicture, SharePicturesRepository } from './share-pictures.repository';

/** Several changes in a row are one job. */
const DELAY_MS = 1000;
/** A new job is begun at once; this finds the ones that are tried again. */
const POLL_SECONDS = 60;
/** Pictures of a process. */
const AT_ONCE = 20;
/** What previews load without a wait. */
const MAX_BYTES = 100_000;

interface MissingPicture {
  serviceId: number;
  text: CardText;
}

/** Pictures of services for links that are shared, drawn when what they say has changed. */
@Injectable()
export class SharePicturesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('SharePictures');
  private site: (() => Promise<SiteOwner>) | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** What could not be drawn is not tried again while the server runs. */
  private readonly failed = new Set<string>();

  constructor(
    private readonly services: ServicesService,
    private readonly pictures: SharePicturesRepository,
    private readonly publicReads: PublicReadsService,
    private readonly blobs: BlobsService,
    private readonly jobs: JobsService,
    private readonly database: Database,
    private readonly changes: ContentChangesService,
  ) {
    blobs.show({ table: 'service_share_pictures', column: 'picture', caching: 'public' });
  }

  /** The pages know the site's name; without pages there is nothing to share. */
  setSiteProvider(site: () => Promise<SiteOwner>): void {
    this.site = site;
    this.changes.onChange(() => this.planSoon());
    this.planSoon();
  }

  async onApplicationBootstrap(): Promise<void> {
    const often = { atOnce: 1, pollSeconds: POLL_SECONDS };
    await this.jobs.work(sharePicturesQueue, () => this.drawMissing(), often);
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    this.site = undefined;
  }

  /** Null until a picture with today's name and price is there. */
  async pathOf(service: Service): Promise<string | null> {
    if (!this.site) return null;
    const key = cardKey(cardText(service, await this.site()));
    const all = await this.publicReads.get('share pictures', () => this.pictures.list());
    const found = all.find(({ serviceId, text }) => serviceId === service.id && text === key);
    return found ? blobPath(found.picture) : null;
  }

  private planSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.plan().catch(this.report), DELAY_MS);
    this.timer.unref();
  }

  private async plan(): Promise<void> {
    if ((await this.listMissing()).length === 0) return;
    await this.database.transaction(() => this.jobs.add(sharePicturesQueue, {}));
  }

  private async listMissing(): Promise<MissingPicture[]> {
    if (!this.site) return [];
    const owner = await this.site();
    const drawn = new Map((await this.pictures.list()).map((row) => [row.serviceId, row.text]));
    return (await this.services.listActive())
      .map((service) => ({ serviceId: service.id, text: cardText(service, owner) }))
      .filter(({ serviceId, text }) => drawn.get(serviceId) !== cardKey(text))
      .filter(({ text }) => !this.failed.has(cardKey(text)));
  }

  private async drawMissing(): Promise<void> {
    for (const some of batches(await this.listMissing(), AT_ONCE))
      if (!(await this.drawAndSave(some).catch(() => false)))
        for (const missing of some) await this.drawAlone(missing);
  }

  private async drawAndSave(missing: readonly MissingPicture[]): Promise<true> {
    const drawn = await drawPictures(missing.map(({ text }) => text));
    const pictures: SharePicture[] = [];
    for (const [index, { serviceId, text }] of missing.entries()) {
      const content = drawn[index]!;
      if (content.length > MAX_BYTES) throw new Error(`It has ${content.length} bytes.`);
      const picture = await this.blobs.store({ mediaType: 'image/png', content });
      pictures.push({ serviceId, text: cardKey(text), picture });
    }
    await this.pictures.save(pictures);
    return true;
  }

  /** One that cannot be drawn keeps the general picture, and takes no other with it. */
  private async drawAlone(missing: MissingPicture): Promise<void> {
    try {
      await this.drawAndSave([missing]);
    } catch (error) {
      this.failed.add(cardKey(missing.text));
      const { message } = error as Error;
      this.logger.warn(`The picture of service ${missing.serviceId} was not made: ${message}`);
    }
  }

  private readonly report = (error: unknown): void =>
    this.logger.warn(`Pictures of services were not planned: ${(error as Error).message}`);
}
