import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type FindPicture, type PictureWords, blobPath } from '@polaris/contracts';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { PublicReadsService } from '../../platform/http/limits/public-reads.service';
import { batches } from '../../platform/jobs/batches';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { JobsService } from '../../platform/jobs/jobs.service';
import { drawPictures } from './draw-pictures.ts';
import { sharePicturesQueue } from './share-pictures-queue';
import { type SharePicture, SharePicturesRepository } from './share-pictures.repository';

/** Rendering all pages after a change asks for many pictures; this wait collects them in one job. */
const CALM_MS = 2000;
/** New jobs start immediately; polling is for retries. */
const POLL_SECONDS = 60;
/** Pictures drawn by one process. */
const AT_ONCE = 20;
/** The most that link previews load quickly. */
const MAX_BYTES = 100_000;

interface WantedPicture {
  /** The path of the page. */
  page: string;
  words: PictureWords;
}

/** Increase it when the drawing changes, to renew every picture. */
const DESIGN = 2;

/** Changes when the picture would look different. */
const pictureKey = ({ brand, eyebrow, headline, price }: PictureWords): string =>
  JSON.stringify({ design: DESIGN, brand, eyebrow, headline, price });

/** Draws the pictures for shared links to every public page. */
@Injectable()
export class SharePicturesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('SharePictures');
  private timer: NodeJS.Timeout | undefined;
  /** Missing pictures that rendered pages asked for, by page. */
  private readonly wanted = new Map<string, WantedPicture>();
  /** Pictures that could not be drawn, not tried again until the server restarts. */
  private readonly failed = new Set<string>();

  constructor(
    private readonly pictures: SharePicturesRepository,
    private readonly publicReads: PublicReadsService,
    private readonly blobs: BlobsService,
    private readonly jobs: JobsService,
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    blobs.show({
      table: 'share_pictures',
      column: 'picture',
      caching: 'public',
      mediaType: 'image/png',
    });
    // Pages can disappear. An existing page asks for its picture again.
    const expired = sql`"drawnAt" < now() - interval '180 days'`;
    expiredRows.register({ table: sql`share_pictures`, expired });
  }

  async onApplicationBootstrap(): Promise<void> {
    const often = { atOnce: 1, pollSeconds: POLL_SECONDS };
    await this.jobs.work<{ wanted: WantedPicture[] }>(
      sharePicturesQueue,
      ({ data }) => this.drawMissing(data.wanted),
      often,
    );
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    this.wanted.clear();
  }

  /** Returns a function that finds current pictures. A missing one is drawn soon. */
  async finder(): Promise<FindPicture> {
    const all = await this.publicReads.get('share pictures', () => this.pictures.list());
    return (page, words) => {
      const found = all.find((one) => one.page === page);
      if (found?.words === pictureKey(words)) return blobPath(found.picture);
      this.want({ page, words });
      return undefined;
    };
  }

  private want(picture: WantedPicture): void {
    if (this.failed.has(pictureKey(picture.words))) return;
    const isKnown = this.wanted.has(picture.page);
    this.wanted.set(picture.page, picture);
    if (isKnown) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.plan().catch(this.report), CALM_MS).unref();
  }

  private async plan(): Promise<void> {
    const wanted = [...this.wanted.values()];
    this.wanted.clear();
    await this.database.transaction(() => this.jobs.add(sharePicturesQueue, { wanted }));
  }

  private async drawMissing(wanted: readonly WantedPicture[]): Promise<void> {
    const drawn = new Map((await this.pictures.list()).map(({ page, words }) => [page, words]));
    const missing = wanted.filter(({ page, words }) => drawn.get(page) !== pictureKey(words));
    for (const some of batches(missing, AT_ONCE))
      if (!(await this.drawAndSave(some).catch(() => false)))
        for (const one of some) await this.drawAlone(one);
  }

  private async drawAndSave(wanted: readonly WantedPicture[]): Promise<true> {
    const drawn = await drawPictures(wanted.map(({ words }) => words));
    const pictures: SharePicture[] = [];
    for (const [index, { page, words }] of wanted.entries()) {
      const content = drawn[index]!;
      if (content.length > MAX_BYTES) throw new Error(`It has ${content.length} bytes.`);
      const picture = await this.blobs.store(content);
      pictures.push({ page, words: pictureKey(words), picture });
    }
    await this.pictures.save(pictures);
    return true;
  }

  /** If drawing fails, the page keeps the general picture, and the others are not affected. */
  private async drawAlone(wanted: WantedPicture): Promise<void> {
    try {
      await this.drawAndSave([wanted]);
    } catch (error) {
      this.failed.add(pictureKey(wanted.words));
      this.logger.warn(`The picture of ${wanted.page} was not made: ${(error as Error).message}`);
    }
  }

  private readonly report = (error: unknown): void =>
    this.logger.warn(`Pictures for sharing were not planned: ${(error as Error).message}`);
}
