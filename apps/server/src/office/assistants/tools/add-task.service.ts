import { Injectable } from '@nestjs/common';
import { taskInputSchema } from '@polaris/contracts';
import * as z from 'zod/mini';
import { TasksService } from '../../../people/tasks/tasks.service';
import { ChangeSetsService } from '../changes/change-sets.service';
import { ADDS, changeFields, changeOutput, checked, dayField } from './changing';
import { taskRow } from './rows';
import { defineTool, recordId, word } from './tool';

const NAME = 'add_task';

/** Adds a task of the owner. */
@Injectable()
export class AddTaskToolService {
  constructor(
    private readonly changes: ChangeSetsService,
    private readonly tasks: TasksService,
  ) {}

  readonly tool = defineTool({
    name: NAME,
    title: 'Add a task',
    description:
      "Add a task to the owner's list, with or without a customer. Without a day it is due today. " +
      'The owner sees that it is yours, and can undo it.',
    scope: 'write',
    hints: ADDS,
    input: z.object({
      title: word(255, 'What is to be done.').check(z.minLength(1)),
      customer_id: z.optional(recordId('customer')),
      due_on: z.optional(dayField),
      due_time: z.optional(word(5, 'A time of that day, such as 14:30.')),
      ...changeFields,
    }),
    output: changeOutput,
    run: (input, caller) =>
      this.changes.run({ caller, tool: NAME, input }, async (change_id) => {
        const { title, customer_id: customerId, due_on: dueOn, due_time: dueTime } = input;
        const fields = checked(taskInputSchema, { title, customerId, dueOn, dueTime });
        const task = await this.tasks.create(fields);
        return {
          answer: { saved: true, change_id, record: taskRow(task) },
          records: [`task ${task.id}`],
        };
      }),
  });
}
