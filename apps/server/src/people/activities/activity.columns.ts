import { type Activity, activitySchema } from '@polaris/contracts';
import { day, joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import { customerOfActivity } from './activities.read-model';
import type { ActivityEntity } from './activity.entity';

export const activityColumns = new Columns<ActivityEntity, Activity>(activitySchema, {
  id: plain('export'),
  customerId: plain('export'),
  customer: joined(customerOfActivity),
  type: plain('export'),
  subject: plain('export'),
  description: plain('export'),
  dueOn: day('export'),
  doneAt: time('export'),
  via: plain('none'),
  version: plain('none'),
  createdAt: time('export'),
  updatedAt: time('none'),
});
