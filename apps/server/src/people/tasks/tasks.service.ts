import { Injectable } from '@nestjs/common';
import {
  type PageQuery,
  type Task,
  type TaskInput,
  type TaskUpdate,
  type TasksQuery,
  snoozeLabels,
  type Snooze,
} from '@polaris/contracts';
import { CustomersService } from '../customers/customers.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { type JsonPage, type Page, finishItems } from '../../platform/database/list/list';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { notFound } from '../../platform/problem/problem';
import { snoozeEnd } from './snooze';
import type { TaskEntity } from './task.entity';
import { TASK, TasksRepository } from './tasks.repository';

type Changes = Omit<TaskUpdate, 'version' | 'snooze'> & { snoozedUntil: Date | null | undefined };

/** The owner's tasks, by due day and time, with or without a customer. */
@Injectable()
export class TasksService {
  constructor(
    private readonly database: Database,
    private readonly tasks: TasksRepository,
    private readonly customers: CustomersService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: BusinessClock,
  ) {}

  /** Open tasks are sorted by due time, done ones by completion time, and all together by creation time. */
  list(query: TasksQuery): Promise<JsonPage> {
    return this.tasks.list(query);
  }

  /** Tasks for a day: due by then and not snoozed. */
  async listDueBy(day: string, query: PageQuery): Promise<Page<Task>> {
    return itemsOf(await this.tasks.listDueBy(day, query));
  }

  /** The other open tasks, including snoozed ones. */
  async listDueAfter(day: string, query: PageQuery): Promise<Page<Task>> {
    return itemsOf(await this.tasks.listDueAfter(day, query));
  }

  /** Open tasks that are due on a day or later. */
  async listDueFrom(day: string, query: PageQuery): Promise<Page<Task>> {
    return itemsOf(await this.tasks.listDueFrom(day, query));
  }

  /** Open tasks that are due between two days. */
  async listDueBetween(first: string, last: string, query: PageQuery): Promise<Task[]> {
    return itemsOf(await this.tasks.listDueBetween(first, last, query)).items;
  }

  /** A repeated request gets the same response even if the task was deleted since. */
  create(input: TaskInput): Promise<Task> {
    return this.idempotency.once(async () => {
      const { customerId } = input;
      if (customerId) await this.customers.lock(customerId);
      const dueOn = input.dueOn ?? (await this.clock.today());
      return this.get(await this.tasks.add({ ...input, dueOn }));
    });
  }

  /** Fields that are not sent stay unchanged. */
  async update(id: number, { version, snooze, ...changes }: TaskUpdate): Promise<Task> {
    const { customerId } = changes;
    if (customerId) await this.customers.get(customerId);
    const snoozedUntil = await this.snoozedUntil(snooze);
    return this.database.transaction(async () => {
      await this.tasks.edit(id, version, (task) => apply(task, { ...changes, snoozedUntil }));
      return this.get(id);
    });
  }

  private async get(id: number): Promise<Task> {
    const [task] = itemsOf(await this.tasks.get(id)).items;
    if (!task) throw notFound(TASK);
    return task;
  }

  private async snoozedUntil(snooze: TaskUpdate['snooze']): Promise<Date | null | undefined> {
    if (!snooze) return snooze === undefined ? undefined : null;
    if (!isChoice(snooze)) return new Date(snooze);
    const [now, zone] = [await this.database.now(), await this.clock.zone()];
    return this.tasks.moment(snoozeEnd(snooze, now, await this.clock.today(now), zone));
  }
}

const isChoice = (snooze: string): snooze is Snooze => Object.hasOwn(snoozeLabels, snooze);

const itemsOf = (page: JsonPage): Page<Task> => finishItems(page, (task: Task) => task);

/** Changing the due day or time ends a snooze. */
function apply(task: TaskEntity, { done, snoozedUntil, ...changes }: Changes): void {
  const { dueOn, dueTime } = task;
  for (const [field, value] of Object.entries(changes))
    if (value !== undefined) Object.assign(task, { [field]: value });
  const isMoved = task.dueOn !== dueOn || task.dueTime?.slice(0, 5) !== dueTime?.slice(0, 5);
  if (isMoved) task.snoozedUntil = null;
  if (snoozedUntil !== undefined) task.snoozedUntil = snoozedUntil;
  if (done !== undefined) task.doneAt = done ? (task.doneAt ?? new Date()) : null;
}
