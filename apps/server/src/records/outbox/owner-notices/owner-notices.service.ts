import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { renderMail } from '../../../platform/mail/render-mail';
import { JobsService } from '../../../platform/jobs/jobs.service';
import { ownerNoticesQueue } from '../mail-queues';
import { MailService, type OwnerMail } from '../mail.service';
import { GatheredNoticesMail } from '../mails/gathered-notices-mail';
import { MailsRepository } from '../mails.repository';
import { type NoticeRow, OwnerNoticesRepository } from './owner-notices.repository';

/** At most one mail of a topic goes to the owner in this time. */
const GATHER_SECONDS = 600;
const MAX_LINE_LENGTH = 500;

export interface OwnerNotice {
  /** The kind of notice and the person that it is about. */
  topic: string;
  /** Sent now, unless a mail of this topic was sent recently. */
  mail: OwnerMail;
  /** Its line in a combined mail, and the link to more. */
  line: string;
  url: string;
}

type MailMaker = (id: number) => Promise<OwnerMail>;

/** Mails notices to the owner: the first of a topic now, those that soon follow combined in one mail. */
@Injectable()
export class OwnerNoticesService implements OnApplicationBootstrap {
  private readonly makers = new Map<string, MailMaker>();

  constructor(
    private readonly database: Database,
    private readonly notices: OwnerNoticesRepository,
    private readonly mails: MailsRepository,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
  ) {}

  /** `make` recreates the original mail when only one notice was waiting. */
  register(table: string, make: MailMaker): void {
    this.makers.set(table, make);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<{ topic: string }>(ownerNoticesQueue, ({ data }) =>
      this.sendGathered(data),
    );
    await this.holdRestored();
  }

  /** Notices restored from a backup have no job: the owner may have known about them for long. */
  private async holdRestored(): Promise<void> {
    for (const topic of await this.notices.topics())
      await this.database.transaction(async () => {
        await this.notices.lockTopic(topic);
        if (await this.jobs.isPlanned(ownerNoticesQueue, { topic })) return;
        await this.gather(topic, { isHeld: true });
      });
  }

  /** Runs in the transaction of what the notice is about. */
  async send(notice: OwnerNotice): Promise<void> {
    const topic = digest(notice.topic);
    await this.notices.lockTopic(topic);
    const due = await this.mails.nextOfTopic(topic, GATHER_SECONDS);
    if (!due) return this.mail.sendToOwner({ ...notice.mail, topic });
    const { userId = null, about } = notice.mail;
    const line = notice.line.slice(0, MAX_LINE_LENGTH);
    const row = { topic, line, url: notice.url, userId, about };
    const isFirst = await this.notices.insert(row);
    if (isFirst) await this.jobs.add(ownerNoticesQueue, { topic }, due);
  }

  private sendGathered({ topic }: { topic: string }): Promise<void> {
    return this.database.transaction(async () => {
      await this.notices.lockTopic(topic);
      await this.gather(topic);
    });
  }

  private async gather(topic: string, options: Pick<OwnerMail, 'isHeld'> = {}): Promise<void> {
    const found = await this.notices.consume(topic);
    if (found.length === 0) return;
    const mail = (await this.whole(found)) ?? (await gathered(found));
    await this.mail.sendToOwner({ ...mail, ...options, topic });
  }

  private async whole([first, ...others]: NoticeRow[]): Promise<OwnerMail | undefined> {
    if (!first?.about || others.length > 0) return undefined;
    return this.makers.get(first.about.table)?.(first.about.id);
  }
}

/** Deleted with the account if all notices are about it. Lines about submissions name no one. */
async function gathered(notices: NoticeRow[]): Promise<OwnerMail> {
  const mail = await renderMail(GatheredNoticesMail, { notices });
  const userId = notices[0]?.userId;
  return { ...mail, ...(userId ? { userId } : {}) };
}

/** A topic can contain an address, and outlives what it was about, so it is hashed. */
const digest = (topic: string): string => createHash('sha256').update(topic).digest('base64url');
