import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { MailedRecord } from '../mail.entity';

export interface NoticeRow {
  line: string;
  url: string;
  userId: string | null;
  about?: MailedRecord | null | undefined;
}

interface NewNotice extends NoticeRow {
  topic: string;
}

/** Notices to the owner that wait to be combined into one mail per topic. */
@Injectable()
export class OwnerNoticesRepository {
  constructor(private readonly database: Database) {}

  /** Locks a topic until the transaction ends. */
  async lockTopic(topic: string): Promise<void> {
    await this.database.tx.query(sql`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      topic,
    ]);
  }

  /** Returns whether it is the first waiting notice of its topic. */
  async insert({ topic, line, url, userId, about }: NewNotice): Promise<boolean> {
    const [{ first }] = await this.database.tx.query<[{ first: boolean }]>(
      sql`insert into owner_notices (topic, line, url, "userId", "aboutTable", "aboutId")
       values ($1, $2, $3, $4, $5, $6)
       returning not exists (select 1 from owner_notices where topic = $1) as first`,
      [topic, line, url, userId, about?.table, about?.id],
    );
    return first;
  }

  async topics(): Promise<string[]> {
    const rows = await this.database.query<{ topic: string }[]>(
      sql`select distinct topic from owner_notices`,
    );
    return rows.map(({ topic }) => topic);
  }

  /** Removes the notices of a topic and returns them. */
  async consume(topic: string): Promise<NoticeRow[]> {
    const [rows] = await this.database.tx.query<[NoticeRow[], number]>(
      sql`delete from owner_notices where topic = $1
       returning line, url, "userId", case when "aboutId" is not null
         then json_build_object('table', "aboutTable", 'id', "aboutId") end as about`,
      [topic],
    );
    return rows;
  }
}
