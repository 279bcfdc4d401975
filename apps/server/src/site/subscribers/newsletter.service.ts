import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type {
  Letter,
  NewsletterIssue,
  PublishedEssay,
  SendEssayInput,
  SendLetterInput,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { withoutSecrets } from '../../records/outbox/mail-secrets.service';
import { MailService, type NewMail } from '../../records/outbox/mail.service';
import { Settings } from '../../platform/config/settings';
import { EssaysService } from '../essays/essays.service';
import { conflict, notFound } from '../../platform/problem/problem';
import { JobsService } from '../../platform/jobs/jobs.service';
import {
  type NewIssue,
  NewsletterIssuesRepository,
  type SentIssue,
} from './newsletter-issues.repository';
import { firstEssaysQueue, newsletterQueue } from './newsletter-queues';
import { SubscriberMailsService } from './subscriber-mails.service';
import { SubscribersRepository } from './subscribers.repository';

/** Small enough for each transaction to stay well within its time limit. */
const BATCH = 100;

const NO_SERVER = 'There is no mail server yet. Enter one under Settings, Mail Server.';

/** Jobs of earlier versions, which only sent essays, contain the slug. */
type IssueKey = { id: number } | { slug: string };

/** Sends essays and issues to subscribers at the owner's request, each only once. */
@Injectable()
export class NewsletterService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly issues: NewsletterIssuesRepository,
    private readonly subscribers: SubscribersRepository,
    private readonly mails: SubscriberMailsService,
    private readonly outbox: MailService,
    private readonly jobs: JobsService,
    private readonly settings: Settings,
    private readonly essays: EssaysService,
  ) {}

  /** On the very first startup, existing essays count as sent. */
  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<IssueKey>(newsletterQueue, ({ data }) => this.write(data));
    await this.jobs.work(firstEssaysQueue, () => this.addFirst());
    if (await this.issues.isEmpty())
      await this.database.transaction(() => this.jobs.add(firstEssaysQueue, {}));
  }

  /** Unsent essays in the order of the site, then what was sent, newest first. */
  async list(): Promise<NewsletterIssue[]> {
    const [essays, sent] = await Promise.all([this.essays.listAnnounceable(), this.issues.list()]);
    const known = new Set(sent.map(({ slug }) => slug));
    const recipients = await this.subscribers.count(await this.database.now());
    const fresh = essays.filter(({ slug }) => !known.has(slug));
    return [
      ...(await Promise.all(fresh.map((essay) => this.toNew(essay, recipients)))),
      ...sent.flatMap((issue) => toSent(issue, essays)),
    ];
  }

  async preview(letter: Letter): Promise<NewsletterIssue> {
    const recipients = await this.subscribers.count(await this.database.now());
    return toUnsent(null, await this.mails.issueMail(letter), recipients);
  }

  async sendEssay(slug: string, { recipients }: SendEssayInput): Promise<NewsletterIssue> {
    if (!(await this.findEssay(slug))) throw notFound('This essay');
    return this.send(recipients, 'This essay', () => this.issues.addEssay(slug));
  }

  sendLetter({ recipients, ...letter }: SendLetterInput): Promise<NewsletterIssue> {
    return this.send(recipients, 'This letter', () => this.issues.addLetter(letter));
  }

  /** Records the site's essays as sent, unless any are recorded. */
  async addFirst(): Promise<void> {
    await this.issues.addFirst((await this.essays.listAnnounceable()).map(({ slug }) => slug));
  }

  /** Adds the mails to the outbox. If repeated, continues with those who have none yet. */
  async write(key: IssueKey): Promise<void> {
    const issue = await this.issues.find(key);
    if (!issue) throw new Error(`There is nothing to send by ${JSON.stringify(key)}.`);
    const mail = await this.mailOf(issue);
    for (let after: number | undefined = 0; after !== undefined;)
      after = await this.writeBatch(mail, issue, after);
    await this.issues.finish(issue.id);
  }

  /** Starts sending if the number of recipients is still what the owner saw. */
  private async send(
    recipients: number,
    what: string,
    add: () => Promise<NewIssue | undefined>,
  ): Promise<NewsletterIssue> {
    if (!this.settings.sendsMail) throw conflict(NO_SERVER);
    return this.database.transaction(async () => {
      const issue = await add();
      if (!issue) throw conflict(`${what} was sent before.`);
      const count = await this.subscribers.count(issue.sentAt);
      if (count !== recipients) throw conflict(changedCount(count));
      await this.issues.setRecipients(issue.id, count);
      await this.jobs.add(newsletterQueue, { id: issue.id });
      return (await this.list()).find(({ id }) => id === issue.id)!;
    });
  }

  /** Returns the id of the last subscriber in the batch; undefined after the last batch. */
  private async writeBatch(
    mail: NewMail,
    { id: issueId, sentAt }: SentIssue,
    after: number,
  ): Promise<number | undefined> {
    return this.database.transaction(async () => {
      const batch = await this.subscribers.listRecipients(sentAt, after, BATCH);
      const ids = batch.map(({ id }) => id);
      const added = await this.issues.addDeliveries(issueId, ids);
      for (const { id, email } of batch.filter((recipient) => added.has(recipient.id)))
        await this.outbox.send(email, { ...mail, about: { table: 'subscribers', id } });
      return ids.at(-1);
    });
  }

  private async mailOf(issue: SentIssue): Promise<NewMail> {
    if (issue.slug === null) return this.mails.issueMail(issue);
    const essay = await this.findEssay(issue.slug);
    if (!essay) throw new Error(`This server does not have the essay ${issue.slug}.`);
    return this.mails.essayMail(essay);
  }

  private async findEssay(slug: string): Promise<PublishedEssay | undefined> {
    return (await this.essays.listAnnounceable()).find((essay) => essay.slug === slug);
  }

  private async toNew(essay: PublishedEssay, recipients: number): Promise<NewsletterIssue> {
    return toUnsent(essay.slug, await this.mails.essayMail(essay), recipients);
  }
}

const toUnsent = (
  slug: string | null,
  { subject: title, text }: NewMail,
  recipients: number,
): NewsletterIssue => ({
  id: null,
  slug,
  title,
  preview: withoutSecrets(text),
  sentAt: null,
  recipients,
  queued: 0,
});

function toSent(
  { id, slug, subject, sentAt, recipients, queued }: SentIssue,
  essays: readonly PublishedEssay[],
): NewsletterIssue[] {
  if (recipients === null) return [];
  const title = subject ?? essays.find((essay) => essay.slug === slug)?.title ?? slug;
  return [{ id, slug, title, preview: '', sentAt: sentAt.toISOString(), recipients, queued }];
}

const changedCount = (count: number): string =>
  count === 1 ? 'There is one subscriber now.' : `There are ${count} subscribers now.`;
