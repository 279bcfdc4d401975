import { Controller } from '@nestjs/common';
import {
  type Activity,
  listActivities,
  listRecentActivities,
  listDueActivities,
  listCustomerActivities,
  createActivity,
  updateActivity,
  deleteActivity,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { TrashService } from '../../records/trash/trash.service';
import { ActivitiesService } from './activities.service';

@Controller()
export class ActivitiesController {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listActivities)
  list({ query }: InputOf<typeof listActivities>): Promise<JsonPage> {
    return this.activities.list(query);
  }

  @Handle(listRecentActivities)
  listRecent({ query }: InputOf<typeof listRecentActivities>): Promise<JsonPage> {
    return this.activities.listRecent(query);
  }

  @Handle(listDueActivities)
  listDue({ query }: InputOf<typeof listDueActivities>): Promise<JsonPage> {
    return this.activities.listDue(query);
  }

  @Handle(listCustomerActivities)
  listOf({ params: { id }, query }: InputOf<typeof listCustomerActivities>): Promise<JsonPage> {
    return this.activities.listOf(id, query);
  }

  @Handle(createActivity)
  create({ body: input }: InputOf<typeof createActivity>): Promise<Activity> {
    return this.activities.create(input);
  }

  @Handle(updateActivity)
  update({ params: { id }, body: input }: InputOf<typeof updateActivity>): Promise<Activity> {
    return this.activities.update(id, input);
  }

  @Handle(deleteActivity)
  remove({ params: { id } }: InputOf<typeof deleteActivity>): Promise<void> {
    return this.trash.remove('activity', id);
  }
}
