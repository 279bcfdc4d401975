import { type Task, taskSchema } from '@polaris/contracts';
import { type Column, day, joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import { utcTime } from '../../platform/database/list/sql-list';
import { sql } from '../../platform/database/sql';
import type { TaskEntity } from './task.entity';
import { customerOfTask } from './tasks.read-model';

/** HH:MM, as seconds are never entered. */
const timeOfDay: Column<string | null, string | null> = {
  ...plain<string | null>('export'),
  inList: (column) => sql`left(${column}::text, 5)`,
  inCell: (column) => sql`left(${column}::text, 5)`,
  show: (value) => value?.slice(0, 5) ?? null,
};

export const taskColumns = new Columns<TaskEntity, Task>(taskSchema, {
  id: plain('export'),
  title: plain('export'),
  customerId: plain('export'),
  customer: joined(customerOfTask),
  dueOn: day('export'),
  dueTime: timeOfDay,
  dueAt: joined({ inList: utcTime(sql`r."dueAt"`) }),
  snoozedUntil: time('export'),
  doneAt: time('export'),
  via: plain('none'),
  version: plain('none'),
  createdAt: time('export'),
  updatedAt: time('none'),
});
