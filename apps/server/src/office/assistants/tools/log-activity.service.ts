import { Injectable } from '@nestjs/common';
import { activityInputSchema, activityTypes } from '@polaris/contracts';
import * as z from 'zod/mini';
import { ActivitiesService } from '../../../people/activities/activities.service';
import { ChangeSetsService } from '../changes/change-sets.service';
import { ADDS, changeFields, changeOutput, checked, dayField } from './changing';
import { activityRow } from './rows';
import { defineTool, recordId, word } from './tool';

const NAME = 'log_activity';

/** Writes down what happened with a customer. */
@Injectable()
export class LogActivityToolService {
  constructor(
    private readonly changes: ChangeSetsService,
    private readonly activities: ActivitiesService,
  ) {}

  readonly tool = defineTool({
    name: NAME,
    title: 'Log an activity',
    description:
      'Log a call, meeting, note or another activity with a customer, with a day to follow up if there is one. ' +
      'It sends nothing. The owner sees that it is yours, and can undo it.',
    scope: 'write',
    hints: ADDS,
    input: z.object({
      customer_id: recordId('customer'),
      type: z.enum(activityTypes).check(z.describe('What it was.')),
      subject: word(255, 'What it was about, in a few words.').check(z.minLength(1)),
      description: z.optional(word(10_000, 'What was said or agreed.')),
      follow_up_on: z.optional(dayField),
      ...changeFields,
    }),
    output: changeOutput,
    run: (input, caller) =>
      this.changes.run({ caller, tool: NAME, input }, async (change_id) => {
        const { customer_id: customerId, type, subject, description, follow_up_on: dueOn } = input;
        const fields = { customerId, type, subject, description, dueOn };
        const activity = await this.activities.log(checked(activityInputSchema, fields));
        return {
          answer: { saved: true, change_id, record: activityRow(activity) },
          records: [`activity ${activity.id}`, `customer ${customerId}`],
        };
      }),
  });
}
