import { Injectable } from '@nestjs/common';
import type { PageQuery, TaskInput, TasksQuery } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../platform/database/list/sql-list';
import { searchKey } from '../../platform/database/search-key';
import { type SqlText, sql } from '../../platform/database/sql';
import { taskColumns } from './task.columns';
import { TaskEntity } from './task.entity';

export const TASK = 'This task';

/** All tasks, each with the moment at which it is due in the zone `$1`. */
const withDueAt = sql`(select t.*,
  (t."dueOn" + coalesce(t."dueTime", time '24:00')) at time zone $1 as "dueAt" from tasks t) r`;

const searchedBy = { key: searchKey(sql`r.title`), start: sql`r.title` };

const EARLIEST_FIRST = { column: 'dueAt', direction: 'ASC', kind: 'time' } as const;
const LAST_DONE_FIRST = { column: 'doneAt', direction: 'DESC', kind: 'time' } as const;
const isOpen = sql`r."doneAt" is null`;
const isAwake = sql`(r."snoozedUntil" is null or r."snoozedUntil" <= now())`;

const where = (list: List, ...conditions: SqlText[]): List => ({
  ...list,
  where: [...list.where, ...conditions],
});

/** All SQL on tasks is here, except in read models. */
@Injectable()
export class TasksRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: BusinessClock,
  ) {}

  /** Open tasks are sorted by due time, done ones by completion time, and all together by creation time. */
  async list({ state, customerId, id, ...query }: TasksQuery): Promise<JsonPage> {
    let found = await (state ? this[state]() : this.all());
    if (customerId) found = narrow(found, sql`r."customerId" = ?`, customerId);
    if (id) found = narrow(found, sql`r.id = ?`, id);
    return readList(this.database, query, found, { searchedBy });
  }

  /** Open tasks that are due by a day and not snoozed. */
  async listDueBy(day: string, query: PageQuery): Promise<JsonPage> {
    const due = narrow(await this.open(), sql`r."dueOn" <= ?::date`, day);
    return readList(this.database, query, where(due, isAwake));
  }

  /** All other open ones. */
  async listDueAfter(day: string, query: PageQuery): Promise<JsonPage> {
    const later = sql`(r."dueOn" > ?::date or not ${isAwake})`;
    return readList(this.database, query, narrow(await this.open(), later, day));
  }

  /** Open tasks that are due on a day or later. */
  async listDueFrom(day: string, query: PageQuery): Promise<JsonPage> {
    return readList(
      this.database,
      query,
      narrow(await this.open(), sql`r."dueOn" >= ?::date`, day),
    );
  }

  /** Open tasks that are due between two days. */
  async listDueBetween(first: string, last: string, query: PageQuery): Promise<JsonPage> {
    const from = narrow(await this.open(), sql`r."dueOn" >= ?::date`, first);
    return readList(this.database, query, narrow(from, sql`r."dueOn" <= ?::date`, last));
  }

  async get(id: number): Promise<JsonPage> {
    return readList(this.database, {}, narrow(await this.all(), sql`r.id = ?`, id));
  }

  async add(fields: Omit<TaskInput, 'dueOn'> & { dueOn: string }): Promise<number> {
    const { id } = await this.database.tx.save(TaskEntity, fields as TaskEntity);
    return id;
  }

  edit(id: number, version: number | undefined, edit: (row: TaskEntity) => void) {
    return editVersioned(this.database, TaskEntity, TASK, id, version, edit);
  }

  /** Parses a moment in PostgreSQL syntax, such as "2026-11-28 00:00 America/New_York". */
  async moment(text: string): Promise<Date> {
    const [{ at }] = await this.database.query<[{ at: Date }]>(sql`select $1::timestamptz as at`, [
      text,
    ]);
    return at;
  }

  private async open(): Promise<List> {
    return where({ ...(await this.all()), order: EARLIEST_FIRST }, isOpen);
  }

  private async done(): Promise<List> {
    const isDone = sql`r."doneAt" is not null`;
    return where({ ...(await this.all()), order: LAST_DONE_FIRST }, isDone);
  }

  private async all(): Promise<List> {
    return {
      columns: taskColumns.inList,
      from: withDueAt,
      where: [],
      values: [await this.clock.zone()],
      order: NEWEST_FIRST,
    };
  }
}
