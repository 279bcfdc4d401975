import { Injectable } from '@nestjs/common';
import { MAX_NOTES, customerStatuses, customerUpdateSchema } from '@polaris/contracts';
import * as z from 'zod/mini';
import { CustomersService } from '../../../people/customers/customers.service';
import { stale } from '../../../platform/problem/problem';
import { ChangeSetsService } from '../changes/change-sets.service';
import { OVERWRITES, changeFields, changeOutput, checked, orToday, versionField } from './changing';
import { customerRow } from './rows';
import { defineTool, recordId, word } from './tool';

const NAME = 'update_customer';
const writable = z.pick(customerUpdateSchema, {
  version: true,
  status: true,
  phone: true,
  notes: true,
});

const unchanged = { email: undefined, company: undefined };

/** Changes what can be undone of a customer. */
@Injectable()
export class UpdateCustomerToolService {
  constructor(
    private readonly changes: ChangeSetsService,
    private readonly customers: CustomersService,
  ) {}

  readonly tool = defineTool({
    name: NAME,
    title: 'Change a customer',
    description:
      "Change the status or the phone number of a customer, or add to the owner's notes. Send only what changes, and the version " +
      'that you read by get_customer. For ten minutes after you read what others wrote, it is refused. The owner sees that it was you, and can undo it.',
    scope: 'write',
    hints: OVERWRITES,
    input: z.object({
      customer_id: recordId('customer'),
      version: versionField,
      status: z.optional(z.enum(customerStatuses).check(z.describe('The new status.'))),
      phone: z.optional(word(50, 'The new phone number; empty for none.')),
      add_to_notes: z.optional(word(MAX_NOTES, 'A paragraph after the notes, which stay.')),
      ...changeFields,
    }),
    output: changeOutput,
    run: (input, caller) =>
      orToday(
        this.changes.run(
          { caller, tool: NAME, input, overwritesCustomer: true },
          async (change_id) => {
            const { customer_id: id, version, status, phone, add_to_notes: added } = input;
            const { name, notes: before, version: current } = await this.customers.get(id);
            // Before anything is joined: what is stored afterward compares the version once more.
            if (current !== version) throw stale();
            const notes = added ? [before, added].filter(Boolean).join('\n\n') : undefined;
            const fields = checked(writable, { version, status, phone, notes });
            const record = customerRow(
              await this.customers.update(id, { ...unchanged, ...fields, name }),
            );
            return {
              answer: { saved: true, change_id, record },
              records: [`customer ${id}`],
            };
          },
        ),
        async () => customerRow(await this.customers.get(input.customer_id)),
      ),
  });
}
