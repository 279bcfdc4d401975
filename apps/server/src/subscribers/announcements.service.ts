import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AnnounceInput, EssayAnnouncement, PublishedEssay } from '@polaris/contracts';
import { Database } from '../platform/database/database';
import { withoutSecrets } from '../mail/mail-secrets.service';
import { MailService, type NewMail } from '../mail/mail.service';
import { Settings } from '../platform/config/settings';
import { conflict, notFound } from '../platform/problem/problem';
import { JobsService } from '../platform/jobs/jobs.service';
import { type AnnouncedEssay, AnnouncedEssaysRepository } from './announced-essays.repository';
import { announcementQueue, firstEssaysQueue } from './newsletter-queues';
import { SubscriberMailsService } from './subscriber-mails.service';
import { SubscribersRepository } from './subscribers.repository';

/** So many at a time that each transaction stays well within its time limit. */
const BATCH = 100;

const NO_SERVER = 'There is no mail server yet. Enter one under Settings, Mail Server.';

interface Announcement {
  slug: string;
}

/** Tells subscribers of new essays when the owner says so: each of them once of each essay. */
@Injectable()
export class AnnouncementsService implements OnApplicationBootstrap {
  private siteEssays: () => Promise<readonly PublishedEssay[]> = () => Promise.resolve([]);

  constructor(
    private readonly database: Database,
    private readonly announced: AnnouncedEssaysRepository,
    private readonly subscribers: SubscribersRepository,
    private readonly mails: SubscriberMailsService,
    private readonly outbox: MailService,
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  /** How to find out which essays the site has. */
  setSiteProvider(essays: () => Promise<readonly PublishedEssay[]>): void {
    this.siteEssays = essays;
  }

  /** At the very first start, the essays that are there count as announced. */
  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<Announcement>(announcementQueue, ({ data }) => this.write(data.slug));
    await this.jobs.work(firstEssaysQueue, () => this.addFirst());
    if (await this.announced.isEmpty())
      await this.database.transaction(() => this.jobs.add(firstEssaysQueue, {}));
  }

  /** New essays in the order of the site, then those that were announced, the last one first. */
  async list(): Promise<EssayAnnouncement[]> {
    const [essays, announced] = await Promise.all([this.siteEssays(), this.announced.list()]);
    const known = new Set(announced.map(({ slug }) => slug));
    const recipients = await this.subscribers.count(new Date());
    const fresh = essays.filter(({ slug }) => !known.has(slug));
    return [
      ...(await Promise.all(fresh.map((essay) => this.toNew(essay, recipients)))),
      ...announced.flatMap((row) => toSent(row, essays)),
    ];
  }

  /** Begins to send, if as many would get it as the owner has seen. */
  async announce(slug: string, { recipients }: AnnounceInput): Promise<EssayAnnouncement> {
    if (!this.settings.sendsMail) throw conflict(NO_SERVER);
    if (!(await this.findEssay(slug))) throw notFound('This essay');
    await this.database.transaction(async () => {
      const since = await this.announced.add(slug);
      if (!since) throw conflict('This essay was announced before.');
      const count = await this.subscribers.count(since);
      if (count !== recipients) throw conflict(changedCount(count));
      await this.announced.setRecipients(slug, count);
      await this.jobs.add(announcementQueue, { slug });
    });
    return (await this.list()).find((essay) => essay.slug === slug)!;
  }

  /** Notes the essays of the site as announced, unless any are. */
  async addFirst(): Promise<void> {
    await this.announced.addFirst((await this.siteEssays()).map(({ slug }) => slug));
  }

  /** Writes the mails; a second time goes on with those who have none yet. */
  async write(slug: string): Promise<void> {
    const [essay, announced] = [await this.findEssay(slug), await this.announced.get(slug)];
    if (!essay || !announced) throw new Error(`This server does not have the essay ${slug}.`);
    const mail = await this.mails.essayMail(essay);
    for (let after: number | undefined = 0; after !== undefined;)
      after = await this.writeBatch(mail, announced, after);
    await this.announced.finish(slug);
  }

  /** Answers the last subscriber of the batch; undefined after the last batch. */
  private async writeBatch(
    mail: NewMail,
    { slug, announcedAt }: AnnouncedEssay,
    after: number,
  ): Promise<number | undefined> {
    return this.database.transaction(async () => {
      const batch = await this.subscribers.listRecipients(announcedAt, after, BATCH);
      const ids = batch.map(({ id }) => id);
      const added = await this.announced.addDeliveries(slug, ids);
      for (const { id, email } of batch.filter((recipient) => added.has(recipient.id)))
        await this.outbox.send(email, { ...mail, about: { table: 'subscribers', id } });
      return ids.at(-1);
    });
  }

  private async findEssay(slug: string): Promise<PublishedEssay | undefined> {
    return (await this.siteEssays()).find((essay) => essay.slug === slug);
  }

  private async toNew(essay: PublishedEssay, recipients: number): Promise<EssayAnnouncement> {
    const { slug, title } = essay;
    const { text } = await this.mails.essayMail(essay);
    const preview = withoutSecrets(text);
    return { slug, title, preview, announcedAt: null, recipients, queued: 0 };
  }
}

function toSent(
  { slug, announcedAt, recipients, queued }: AnnouncedEssay,
  essays: readonly PublishedEssay[],
): EssayAnnouncement[] {
  if (recipients === null) return [];
  const title = essays.find((essay) => essay.slug === slug)?.title ?? slug;
  return [{ slug, title, preview: '', announcedAt: announcedAt.toISOString(), recipients, queued }];
}

const changedCount = (count: number): string =>
  count === 1 ? 'There is one subscriber now.' : `There are ${count} subscribers now.`;
