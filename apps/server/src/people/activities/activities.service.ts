import { Injectable } from '@nestjs/common';
import {
  type ActivitiesQuery,
  type Activity,
  type ActivityInput,
  type ActivityUpdate,
  DAY_MS,
  type PageQuery,
  RECENT_DAYS,
} from '@polaris/contracts';
import { CustomersService } from '../customers/customers.service';
import { type JsonPage, type Page, finishItems } from '../../platform/database/list/list';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { ActivitiesRepository, toActivity } from './activities.repository';
import type { ActivityEntity } from './activity.entity';

@Injectable()
export class ActivitiesService {
  constructor(
    private readonly activities: ActivitiesRepository,
    private readonly customers: CustomersService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Newest first, searched in subject and description. */
  list(query: ActivitiesQuery): Promise<JsonPage> {
    return this.activities.list(query);
  }

  /** Activities of the last 30 days. */
  listRecent(query: PageQuery): Promise<JsonPage> {
    return this.activities.listSince(new Date(Date.now() - RECENT_DAYS * DAY_MS), query);
  }

  /** Activities of one customer. */
  async listOf(customerId: number, query: PageQuery): Promise<JsonPage> {
    await this.customers.get(customerId);
    return this.activities.listOf(customerId, query);
  }

  /** Open follow-ups, most urgent first. */
  listDue(query: PageQuery): Promise<JsonPage> {
    return this.activities.listDue(query);
  }

  /** Open follow-ups that are due on a day or overdue by then. */
  async listDueBy(day: string, query: PageQuery): Promise<Page<Activity>> {
    return itemsOf(await this.activities.listDueBy(day, query));
  }

  /** Open follow-ups that are due after a day. */
  async listDueAfter(day: string, query: PageQuery): Promise<Page<Activity>> {
    return itemsOf(await this.activities.listDueAfter(day, query));
  }

  /** Open follow-ups that are due on a day or later. */
  async listDueFrom(day: string, query: PageQuery): Promise<Page<Activity>> {
    return itemsOf(await this.activities.listDueFrom(day, query));
  }

  /** A repeated request gets the same response even if the activity was deleted since. */
  create(input: ActivityInput): Promise<Activity> {
    return this.idempotency.once(() => this.log(input));
  }

  /** Adds an activity in the transaction of whatever caused it. */
  async log(input: ActivityInput): Promise<Activity> {
    const { name } = await this.customers.lock(input.customerId);
    return toActivity(await this.activities.add(input), { name });
  }

  /** Deletes activities for good, because this transaction undid what they describe. */
  remove(ids: number[]): Promise<void> {
    return this.activities.remove(ids);
  }

  /** Fields that are not sent stay unchanged. A new due date reopens the activity. */
  async update(id: number, { version, ...changes }: ActivityUpdate): Promise<Activity> {
    const { customerId } = changes;
    if (customerId !== undefined) await this.customers.get(customerId);
    const row = await this.activities.edit(id, version, (activity) => apply(activity, changes));
    const { name } = await this.customers.get(row.customerId);
    return toActivity(row, { name });
  }
}

const itemsOf = (page: JsonPage): Page<Activity> =>
  finishItems(page, (activity: Activity) => activity);

function apply(
  activity: ActivityEntity,
  { done, ...changes }: Omit<ActivityUpdate, 'version'>,
): void {
  if (changes.dueOn !== undefined && changes.dueOn !== activity.dueOn) activity.doneAt = null;
  for (const [field, value] of Object.entries(changes))
    if (value !== undefined) Object.assign(activity, { [field]: value });
  if (done !== undefined) activity.doneAt = done ? (activity.doneAt ?? new Date()) : null;
}
