import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface NoticeRow {
  line: string;
  url: string;
  userId: string | null;
}

interface NewNotice extends NoticeRow {
  topic: string;
  contactId: number | null;
}

/** Notices to the owner that wait to be sent in one mail with others of their topic. */
@Injectable()
export class OwnerNoticesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Others who write about the topic wait until the transaction ends. */
  async lockTopic(topic: string, manager: EntityManager): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [topic]);
  }

  /** Answers whether it is the first of its topic that waits. */
  async insert(
    { topic, line, url, userId, contactId }: NewNotice,
    manager: EntityManager,
  ): Promise<boolean> {
    const [{ first }] = await manager.query<[{ first: boolean }]>(
      `insert into owner_notices (topic, line, url, "userId", "contactId")
       values ($1, $2, $3, $4, $5)
       returning not exists (select 1 from owner_notices where topic = $1) as first`,
      [topic, line, url, userId, contactId],
    );
    return first;
  }

  async topics(): Promise<string[]> {
    const rows = await this.dataSource.query<{ topic: string }[]>(
      'select distinct topic from owner_notices',
    );
    return rows.map(({ topic }) => topic);
  }

  /** Removes those of a topic and answers them. */
  async take(topic: string, manager: EntityManager): Promise<NoticeRow[]> {
    const [rows] = await manager.query<[NoticeRow[], number]>(
      'delete from owner_notices where topic = $1 returning line, url, "userId"',
      [topic],
    );
    return rows;
  }
}
