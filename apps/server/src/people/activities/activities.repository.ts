import { Injectable } from '@nestjs/common';
import type { ActivitiesQuery, Activity, PageQuery } from '@polaris/contracts';
import type { DeepPartial } from 'typeorm';
import { isOfCompany } from '../companies/of-company.read-model';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../platform/database/list/sql-list';
import { RowCountsService } from '../../records/row-counts/row-counts.service';
import { activityColumns } from './activity.columns';
import { ActivityEntity } from './activity.entity';

export const ACTIVITY = 'This activity';

/** Page size of the due list when the query sets no limit. */
const DUE_SHOWN = 100;

const activities: List = {
  columns: activityColumns.inList,
  from: sql`activities r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

const due: List = {
  ...activities,
  where: [sql`r."dueOn" is not null`, sql`r."doneAt" is null`],
  order: { column: 'dueOn', direction: 'ASC', kind: 'time' },
};

const searchedBy = {
  key: sql`r."searchText"`,
  start: sql`r.subject`,
  beginning: sql`left(search_key(r.subject), 2)`,
  largeTable: 'activities',
};

/** All SQL on the activities table is here, except in read models. */
@Injectable()
export class ActivitiesRepository {
  constructor(
    private readonly database: Database,
    private readonly counts: RowCountsService,
  ) {}

  /** Newest first, searched in subject and description. */
  list(query: ActivitiesQuery): Promise<JsonPage> {
    const { id, type, companyId } = query;
    let found = activities;
    if (id) found = narrow(found, sql`r.id = ?`, id);
    if (type) found = narrow(found, sql`r.type = ?`, type);
    if (companyId) found = narrow(found, isOfCompany, companyId);
    return readList(this.database, query, found, {
      searchedBy,
      total: id || companyId ? undefined : this.counts.count('activities', type && [type]),
    });
  }

  listSince(since: Date, query: PageQuery): Promise<JsonPage> {
    const found = narrow(activities, sql`r."createdAt" >= ?`, since);
    const total = this.counts.countSince('activities', since);
    return readList(this.database, query, found, { total });
  }

  listOf(customerId: number, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(activities, sql`r."customerId" = ?`, customerId));
  }

  /** One page, most urgent first. */
  async listDue({ limit = DUE_SHOWN }: PageQuery): Promise<JsonPage> {
    return { ...(await readList(this.database, { limit }, due)), next: undefined };
  }

  listDueBy(day: string, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(due, sql`r."dueOn" <= ?::date`, day));
  }

  listDueAfter(day: string, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(due, sql`r."dueOn" > ?::date`, day));
  }

  listDueFrom(day: string, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(due, sql`r."dueOn" >= ?::date`, day));
  }

  add(fields: DeepPartial<ActivityEntity>): Promise<ActivityEntity> {
    return this.database.tx.save(ActivityEntity, fields as ActivityEntity);
  }

  async remove(ids: number[]): Promise<void> {
    if (ids.length > 0) await this.database.tx.delete(ActivityEntity, ids);
  }

  edit(
    id: number,
    version: number | undefined,
    edit: (row: ActivityEntity) => void,
  ): Promise<ActivityEntity> {
    return editVersioned(this.database, ActivityEntity, ACTIVITY, id, version, edit);
  }
}

export const toActivity = (row: ActivityEntity, customer: Activity['customer']): Activity =>
  activityColumns.toItem(row, { customer });
