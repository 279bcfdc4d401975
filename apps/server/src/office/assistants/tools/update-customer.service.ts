import { Injectable } from '@nestjs/common';
import { type Customer, MAX_NOTES, customerStatuses } from '@polaris/contracts';
import * as z from 'zod/mini';
import { CustomersService } from '../../../people/customers/customers.service';
import { stale } from '../../../platform/problem/problem';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { ChangeSetsService } from '../changes/change-sets.service';
import { AssistantDraftsService } from '../drafts/assistant-drafts.service';
import { CustomerChangesService } from '../drafts/customer-changes.service';
import {
  type ChangeAnswer,
  OVERWRITES,
  changeFields,
  changeOutput,
  orToday,
  versionField,
} from './changing';
import { customerRow } from './rows';
import { type ToolAnswer, defineTool, recordId, word } from './tool';

const NAME = 'update_customer';

const input = z.object({
  customer_id: recordId('customer'),
  version: versionField,
  status: z.optional(z.enum(customerStatuses).check(z.describe('The new status.'))),
  phone: z.optional(word(50, 'The new phone number; empty for none.')),
  add_to_notes: z.optional(word(MAX_NOTES, 'A paragraph after the notes, which stay.')),
  ...changeFields,
});
type Input = z.output<typeof input>;

/** Changes what can be undone of a customer. */
@Injectable()
export class UpdateCustomerToolService {
  constructor(
    private readonly sets: ChangeSetsService,
    private readonly drafts: AssistantDraftsService,
    private readonly changes: CustomerChangesService,
    private readonly customers: CustomersService,
  ) {}

  readonly tool = defineTool({
    name: NAME,
    title: 'Change a customer',
    description:
      "Change the status or the phone number of a customer, or add to the owner's notes. Send only what changes, and the version " +
      'that you read by get_customer. For ten minutes after you read what others wrote, it waits for the owner to approve it. The owner sees that it was you, and can undo it.',
    scope: 'write',
    hints: OVERWRITES,
    input,
    output: changeOutput,
    run: async (asked, caller) =>
      orToday(
        (await this.sets.isAfterStrangersText(caller))
          ? this.propose(asked, caller)
          : this.change(asked, caller),
        async () => customerRow(await this.customers.get(asked.customer_id)),
      ),
  });

  private change(asked: Input, caller: AssistantCaller): Promise<ToolAnswer<ChangeAnswer>> {
    const call = { caller, tool: NAME, input: asked, overwritesCustomer: true };
    return this.sets.run(call, async (change_id) => {
      const customer = await this.get(asked);
      const record = customerRow(await this.changes.update(customer, fieldsOf(asked)));
      return { answer: { saved: true, change_id, record }, records: [`customer ${record.id}`] };
    });
  }

  private propose(asked: Input, caller: AssistantCaller): Promise<ToolAnswer<ChangeAnswer>> {
    return this.drafts.propose({ caller, tool: NAME, input: asked }, async () => {
      const { id: customerId } = await this.get(asked);
      return { kind: 'customer', customerId, contactId: null, input: fieldsOf(asked) };
    });
  }

  /** In the version that was read, before anything is joined; what is stored afterward compares it once more. */
  private async get({ customer_id: id, version }: Input): Promise<Customer> {
    const customer = await this.customers.get(id);
    if (customer.version !== version) throw stale();
    return customer;
  }
}

const fieldsOf = ({ status, phone, add_to_notes: addToNotes }: Input) => ({
  status,
  phone,
  addToNotes,
});
