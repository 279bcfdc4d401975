import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { renderMail } from '../platform/mail/render-mail';
import { JobsService } from '../platform/jobs/jobs.service';
import { MailService, type NewMail } from './mail.service';
import { GatheredNoticesMail } from './mails/gathered-notices-mail';

/** At most one mail of a topic goes to the owner in this time. */
const GATHER_SECONDS = 600;

export interface OwnerNotice {
  /** The kind of news and the person that it is about. */
  topic: string;
  /** Goes at once, unless one of this topic went out just before. */
  mail: NewMail;
  /** Tells of it in one line, and where more is to be seen, in a mail that tells of several. */
  line: string;
  url: string;
}

interface Gathered {
  line: string;
  url: string;
  userId: string | null;
}

/** What the owner is told by mail: the first of a topic at once, what follows soon after in one mail. */
@Injectable()
export class OwnerNoticesService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<{ topic: string }>('owner-notices', ({ data }) => this.sendGathered(data));
  }

  /** Part of the transaction that it tells about. */
  async send(notice: OwnerNotice, manager: EntityManager): Promise<void> {
    const topic = digest(notice.topic);
    const due = await this.nextTurn(topic, manager);
    if (!due) return this.mail.sendToOwner({ ...notice.mail, topic }, manager);
    const { userId = null, contactId = null } = notice.mail;
    const [{ first }] = await manager.query<[{ first: boolean }]>(
      `insert into owner_notices (topic, line, url, "userId", "contactId")
       values ($1, $2, $3, $4, $5)
       returning not exists (select 1 from owner_notices where topic = $1) as first`,
      [topic, notice.line.slice(0, 500), notice.url, userId, contactId],
    );
    if (first) await this.jobs.add('owner-notices', { topic }, manager, due);
  }

  /** When the topic may be mailed about again; undefined: now. Those of one topic wait in line here. */
  private async nextTurn(topic: string, manager: EntityManager): Promise<Date | undefined> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [topic]);
    const [{ due }] = await manager.query<[{ due: Date | null }]>(
      `select max("createdAt") + make_interval(secs => $2) as due from mail_outbox
       where topic = $1 and "createdAt" > now() - make_interval(secs => $2)`,
      [topic, GATHER_SECONDS],
    );
    return due ?? undefined;
  }

  private sendGathered({ topic }: { topic: string }): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [topic]);
      const [found] = await manager.query<[Gathered[], number]>(
        'delete from owner_notices where topic = $1 returning line, url, "userId"',
        [topic],
      );
      if (found.length === 0) return;
      await this.mail.sendToOwner({ ...(await gathered(found)), topic }, manager);
    });
  }
}

/** Goes with the account that all of it is about. About submissions a line names no one. */
async function gathered(notices: Gathered[]): Promise<NewMail> {
  const mail = await renderMail(GatheredNoticesMail, { notices });
  const userId = notices[0]?.userId;
  return { ...mail, ...(userId ? { userId } : {}) };
}

/** A topic can hold an address, and outlives what it was about. */
const digest = (topic: string): string => createHash('sha256').update(topic).digest('base64url');
