import { Injectable } from '@nestjs/common';
import type { ActivitiesQuery, Activity, PageQuery } from '@polaris/contracts';
import { DataSource, type DeepPartial, type EntityManager } from 'typeorm';
import { editVersioned } from '../platform/database/edit-versioned';
import type { JsonPage } from '../platform/database/list/list';
import { readList } from '../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../platform/database/list/sql-list';
import { RowCountsService } from '../statistics/row-counts.service';
import { activityColumns } from './activity.columns';
import { ActivityEntity } from './activity.entity';

export const ACTIVITY = 'This activity';

/** How many of what is due are shown when no limit is asked for. */
const DUE_SHOWN = 100;

const activities: List = {
  columns: activityColumns.inList,
  from: 'activities r',
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

const due: List = {
  ...activities,
  where: ['r."dueOn" is not null', 'r."doneAt" is null'],
  order: { column: 'dueOn', direction: 'ASC', kind: 'time' },
};

const searchedBy = {
  text: `(r.subject || ' ' || coalesce(r.description, ''))`,
  start: 'r.subject',
  beginning: 'left(lower(r.subject), 2)',
  largeTable: 'activities',
};

/** The only code whose SQL names the activities. */
@Injectable()
export class ActivitiesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: RowCountsService,
  ) {}

  /** Newest first, searched in subject and description. */
  list(query: ActivitiesQuery): Promise<JsonPage> {
    const { type } = query;
    const found = type ? narrow(activities, 'r.type = ?', type) : activities;
    return readList(this.dataSource, query, found, {
      searchedBy,
      total: this.counts.count('activities', type && [type]),
    });
  }

  listSince(since: Date, query: PageQuery): Promise<JsonPage> {
    const found = narrow(activities, 'r."createdAt" >= ?', since);
    const total = this.counts.countSince('activities', since);
    return readList(this.dataSource, query, found, { total });
  }

  listOf(customerId: number, query: PageQuery): Promise<JsonPage> {
    return readList(this.dataSource, query, narrow(activities, 'r."customerId" = ?', customerId));
  }

  /** The most urgent first, in one page. */
  async listDue({ limit = DUE_SHOWN }: PageQuery): Promise<JsonPage> {
    return { ...(await readList(this.dataSource, { limit }, due)), next: undefined };
  }

  add(fields: DeepPartial<ActivityEntity>, manager: EntityManager): Promise<ActivityEntity> {
    return manager.save(ActivityEntity, fields as ActivityEntity);
  }

  async remove(ids: number[], manager: EntityManager): Promise<void> {
    if (ids.length > 0) await manager.delete(ActivityEntity, ids);
  }

  edit(
    id: number,
    version: number | undefined,
    edit: (row: ActivityEntity) => void,
  ): Promise<ActivityEntity> {
    return editVersioned(this.dataSource, ActivityEntity, ACTIVITY, id, version, edit);
  }
}

export const toActivity = (row: ActivityEntity, customer: Activity['customer']): Activity =>
  activityColumns.toItem(row, { customer });
