import { Injectable } from '@nestjs/common';
import { sql } from '../platform/database/sql';
import { Database } from '../platform/database/database';

export interface AnnouncedEssay {
  slug: string;
  announcedAt: Date;
  /** Null: it was on the site before there was a newsletter. */
  recipients: number | null;
  queued: number;
}

/** Which essays subscribers were told of, and who of each. */
@Injectable()
export class AnnouncedEssaysRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(): Promise<AnnouncedEssay[]> {
    return this.database.query(
      sql`select slug, "announcedAt", recipients, queued from announced_essays
       order by "announcedAt" desc, slug`,
    );
  }

  async isEmpty(): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(sql`select 1 from announced_essays limit 1`);
    return rows.length === 0;
  }

  /** Notes the essays of the very first start, unless any are noted; nobody is told of them. */
  async addFirst(slugs: string[]): Promise<void> {
    await this.database.query(
      sql`insert into announced_essays (slug) select unnest($1::text[])
       where not exists (select 1 from announced_essays) on conflict do nothing`,
      [slugs],
    );
  }

  /** Answers since when the essay is announced; undefined when it was before. */
  async add(slug: string): Promise<Date | undefined> {
    const [row] = await this.database.tx.query<{ announcedAt: Date }[]>(
      sql`insert into announced_essays (slug, recipients) values ($1, 0)
       on conflict do nothing returning "announcedAt"`,
      [slug],
    );
    return row?.announcedAt;
  }

  async get(slug: string): Promise<AnnouncedEssay | undefined> {
    return (await this.list()).find((essay) => essay.slug === slug);
  }

  async setRecipients(slug: string, recipients: number): Promise<void> {
    await this.database.tx.query(sql`update announced_essays set recipients = $2 where slug = $1`, [
      slug,
      recipients,
    ]);
  }

  /** Everyone who could be told has been: some may have unsubscribed since it began. */
  async finish(slug: string): Promise<void> {
    await this.database.query(
      sql`update announced_essays set recipients = queued where slug = $1 and recipients <> queued`,
      [slug],
    );
  }

  /** Notes that these are told of the essay; answers those who were not before. */
  async addDeliveries(slug: string, ids: number[]): Promise<Set<number>> {
    const rows = await this.database.tx.query<{ subscriberId: number }[]>(
      sql`insert into essay_deliveries (slug, "subscriberId") select $1, unnest($2::int[])
       on conflict do nothing returning "subscriberId"`,
      [slug, ids],
    );
    await this.database.tx.query(
      sql`update announced_essays set queued = queued + $2 where slug = $1`,
      [slug, rows.length],
    );
    return new Set(rows.map(({ subscriberId }) => subscriberId));
  }
}
