import { Injectable } from '@nestjs/common';
import type { Letter } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';

/** Sending takes hours. Later the recipients are not needed, and their number is stored with the issue. */
const DELIVERIES_KEPT_DAYS = 90;

/** What was sent to subscribers: an essay by its slug, or an issue with a subject and text. */
export type SentIssue = {
  id: number;
  sentAt: Date;
  /** Null for an essay that is older than the newsletter. */
  recipients: number | null;
  queued: number;
} & ({ slug: string; subject: null; text: null } | ({ slug: null } & Letter));

export type NewIssue = Pick<SentIssue, 'id' | 'sentAt'>;

/** The issues sent to subscribers, and who received each. */
@Injectable()
export class NewsletterIssuesRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`newsletter_deliveries`,
      expired: sql`"issueId" in (select id from newsletter_issues
        where "sentAt" < now() - interval '${DELIVERIES_KEPT_DAYS} days')`,
    });
  }

  /** Newest first. */
  list(): Promise<SentIssue[]> {
    return this.database.query(
      sql`select id, slug, subject, text, "sentAt", recipients, queued from newsletter_issues
       order by "sentAt" desc, id desc`,
    );
  }

  async find(key: { id: number } | { slug: string }): Promise<SentIssue | undefined> {
    const issues = await this.list();
    return issues.find((issue) => ('id' in key ? issue.id === key.id : issue.slug === key.slug));
  }

  async isEmpty(): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(sql`select 1 from newsletter_issues limit 1`);
    return rows.length === 0;
  }

  /** Records the first essays as sent, unless any are recorded, without mailing them. */
  async addFirst(slugs: string[]): Promise<void> {
    await this.database.query(
      sql`insert into newsletter_issues (slug) select unnest($1::text[])
       where not exists (select 1 from newsletter_issues) on conflict do nothing`,
      [slugs],
    );
  }

  /** Undefined if the essay was already sent. */
  async addEssay(slug: string): Promise<NewIssue | undefined> {
    const [row] = await this.database.tx.query<NewIssue[]>(
      sql`insert into newsletter_issues (slug, recipients) values ($1, 0)
       on conflict do nothing returning id, "sentAt"`,
      [slug],
    );
    return row;
  }

  /** Undefined if an issue with the same text was already sent. */
  async addLetter({ subject, text }: Letter): Promise<NewIssue | undefined> {
    const [row] = await this.database.tx.query<NewIssue[]>(
      sql`insert into newsletter_issues (subject, text, recipients) values ($1, $2, 0)
       on conflict do nothing returning id, "sentAt"`,
      [subject, text],
    );
    return row;
  }

  async setRecipients(id: number, recipients: number): Promise<void> {
    await this.database.tx.query(sql`update newsletter_issues set recipients = $2 where id = $1`, [
      id,
      recipients,
    ]);
  }

  /** Stores the number of actual deliveries: some could have unsubscribed during sending. */
  async finish(id: number): Promise<void> {
    await this.database.query(
      sql`update newsletter_issues set recipients = queued where id = $1 and recipients <> queued`,
      [id],
    );
  }

  /** Records deliveries, and returns the subscribers who had none yet. */
  async addDeliveries(id: number, subscriberIds: number[]): Promise<Set<number>> {
    const rows = await this.database.tx.query<{ subscriberId: number }[]>(
      sql`insert into newsletter_deliveries ("issueId", "subscriberId")
       select $1, unnest($2::int[]) on conflict do nothing returning "subscriberId"`,
      [id, subscriberIds],
    );
    await this.database.tx.query(
      sql`update newsletter_issues set queued = queued + $2 where id = $1`,
      [id, rows.length],
    );
    return new Set(rows.map(({ subscriberId }) => subscriberId));
  }
}
