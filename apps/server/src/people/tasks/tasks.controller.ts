import { Controller } from '@nestjs/common';
import { type Task, createTask, deleteTask, listTasks, updateTask } from '@polaris/contracts';
import type { JsonPage } from '../../platform/database/list/list';
import { Handle, type InputOf } from '../../platform/http/handle';
import { TrashService } from '../../records/trash/trash.service';
import { TasksService } from './tasks.service';

@Controller()
export class TasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listTasks)
  list({ query }: InputOf<typeof listTasks>): Promise<JsonPage> {
    return this.tasks.list(query);
  }

  @Handle(createTask)
  create({ body: input }: InputOf<typeof createTask>): Promise<Task> {
    return this.tasks.create(input);
  }

  @Handle(updateTask)
  update({ params: { id }, body: input }: InputOf<typeof updateTask>): Promise<Task> {
    return this.tasks.update(id, input);
  }

  @Handle(deleteTask)
  remove({ params: { id } }: InputOf<typeof deleteTask>): Promise<void> {
    return this.trash.remove('task', id);
  }
}
