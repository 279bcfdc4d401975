import { Injectable } from '@nestjs/common';
import { type Task, taskUpdateSchema } from '@polaris/contracts';
import * as z from 'zod/mini';
import { TasksService } from '../../../people/tasks/tasks.service';
import { notFound } from '../../../platform/problem/problem';
import { ChangeSetsService } from '../changes/change-sets.service';
import {
  OVERWRITES,
  changeFields,
  changeOutput,
  checked,
  dayField,
  orToday,
  versionField,
} from './changing';
import { itemsOf } from './pages';
import { type Row, taskRow } from './rows';
import { defineTool, recordId, word } from './tool';

const NAME = 'update_task';

/** Changes a task. */
@Injectable()
export class UpdateTaskToolService {
  constructor(
    private readonly changes: ChangeSetsService,
    private readonly tasks: TasksService,
  ) {}

  readonly tool = defineTool({
    name: NAME,
    title: 'Change a task',
    description:
      'Change the title or the time of a task, or mark it done or open. Send only what changes, and the version that you ' +
      'read by list_records. The owner sees that it was you, and can undo it.',
    scope: 'write',
    hints: OVERWRITES,
    input: z.object({
      task_id: recordId('task'),
      version: versionField,
      title: z.optional(word(255, 'The new title.').check(z.minLength(1))),
      due_on: z.optional(dayField),
      due_time: z.optional(word(5, 'A time of that day, such as 14:30; empty for none.')),
      done: z.optional(z.boolean().check(z.describe('Whether it is done.'))),
      ...changeFields,
    }),
    output: changeOutput,
    run: (input, caller) =>
      orToday(
        this.changes.run({ caller, tool: NAME, input }, async (change_id) => {
          const { task_id: id, version, title, due_on: dueOn, due_time: dueTime, done } = input;
          const fields = checked(taskUpdateSchema, { version, title, dueOn, dueTime, done });
          const task = await this.tasks.update(id, fields);
          return {
            answer: { saved: true, change_id, record: taskRow(task) },
            records: [`task ${id}`],
          };
        }),
        () => this.read(input.task_id),
      ),
  });

  private async read(id: number): Promise<Row> {
    const [task] = itemsOf<Task>(await this.tasks.list({ id }));
    if (!task) throw notFound('This task');
    return taskRow(task);
  }
}
