import { Injectable } from '@nestjs/common';
import {
  type ActivitiesQuery,
  type Activity,
  type ActivityInput,
  type ActivityUpdate,
  type PageQuery,
  RECENT_DAYS,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { JsonAnswer } from '../platform/database/list/list';
import { CustomersService } from '../customers/customers.service';
import { editVersioned } from '../platform/database/edit-versioned';
import { type JsonList, isoTime, newestFirst } from '../platform/database/list/json-page';
import { recentCount, rowCount } from '../platform/database/list/row-counts';
import { search } from '../platform/database/list/search';
import { ActivityEntity } from './activity.entity';
import { type Once, logOnce } from './log-once';

const WHAT = 'This activity';

const columns = `r.id, r."customerId", r.type, r.subject, r.description, r."dueOn",
  ${isoTime('r."doneAt"')} as "doneAt", r.version,
  ${isoTime('r."createdAt"')} as "createdAt", ${isoTime('r."updatedAt"')} as "updatedAt",
  (select json_build_object('name', c.name) from customers c where c.id = r."customerId") as customer`;

const all: JsonList = { columns, from: 'activities r', where: [], values: [] };

const searchedBy = {
  text: `(r.subject || ' ' || coalesce(r.description, ''))`,
  start: 'r.subject',
};

@Injectable()
export class ActivitiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomersService,
  ) {}

  /** Newest first, searched in subject and description. */
  async list(query: ActivitiesQuery): Promise<JsonAnswer> {
    const list = query.type ? { ...all, where: ['r.type = $1'], values: [query.type] } : all;
    if (query.q) {
      const { list: found, ...matches } = await search(this.dataSource, list, query.q, searchedBy);
      return { ...matches, ...(await newestFirst(this.dataSource, query, found)) };
    }
    const total = await rowCount(this.dataSource, 'activities', query.type);
    return { total, ...(await newestFirst(this.dataSource, query, list)) };
  }

  /** Those of the last 30 days. */
  async listRecent(query: PageQuery): Promise<JsonAnswer> {
    const since = new Date(Date.now() - RECENT_DAYS * 86_400_000);
    const list = { ...all, where: ['r."createdAt" >= $1'], values: [since] };
    const total = await recentCount(this.dataSource, 'activities', since);
    return { total, ...(await newestFirst(this.dataSource, query, list)) };
  }

  /** Those of one customer. */
  async listOf(customerId: number, query: PageQuery): Promise<JsonAnswer> {
    await this.customers.get(customerId);
    const list = { ...all, where: ['r."customerId" = $1'], values: [customerId] };
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      'select count(*)::int as count from activities where "customerId" = $1',
      [customerId],
    );
    return { total: count, ...(await newestFirst(this.dataSource, query, list)) };
  }

  /** What has to follow and is not done, the most urgent first. */
  async listDue(query: PageQuery): Promise<JsonAnswer> {
    const [{ json, total }] = await this.dataSource.query<[{ json: string; total: number }]>(
      `with due as (select * from activities where "dueOn" is not null and "doneAt" is null)
       select coalesce((select json_agg(p) from (
           select ${columns} from due r order by r."dueOn", r.id limit $1) p), '[]')::text as json,
         (select count(*)::int from due) as total`,
      [query.limit ?? 100],
    );
    return { json, total, next: undefined };
  }

  /** With a key, the same words sent again log nothing more and answer the same. */
  create(input: ActivityInput, once?: Once): Promise<Activity> {
    return this.dataSource.transaction((manager) =>
      once
        ? logOnce(manager, once, input, () => this.insert(manager, input))
        : this.insert(manager, input),
    );
  }

  private async insert(
    manager: EntityManager,
    { description = null, dueOn = null, ...input }: ActivityInput,
  ): Promise<Activity> {
    const customer = await this.customers.lock(manager, input.customerId);
    const fields = { ...input, description, dueOn, doneAt: null };
    return toActivity(await manager.save(ActivityEntity, fields), customer.name);
  }

  /** What is not sent stays as it is. A new due date opens the matter again. */
  async update(id: number, { version, done, ...changes }: ActivityUpdate): Promise<Activity> {
    const { customerId } = changes;
    if (customerId !== undefined) await this.customers.get(customerId);
    const row = await editVersioned(
      this.dataSource,
      ActivityEntity,
      WHAT,
      id,
      version,
      (activity) => {
        if (changes.dueOn !== undefined && changes.dueOn !== activity.dueOn) activity.doneAt = null;
        for (const [field, value] of Object.entries(changes))
          if (value !== undefined) Object.assign(activity, { [field]: value });
        if (done !== undefined) activity.doneAt = done ? (activity.doneAt ?? new Date()) : null;
      },
    );
    return toActivity(row, (await this.customers.get(row.customerId)).name);
  }
}

const toActivity = (row: ActivityEntity, customerName: string): Activity => ({
  id: row.id,
  customerId: row.customerId,
  type: row.type,
  subject: row.subject,
  description: row.description,
  dueOn: row.dueOn,
  doneAt: row.doneAt?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  customer: { name: customerName },
});
