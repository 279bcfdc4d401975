import { Injectable } from '@nestjs/common';
import {
  type Customer,
  customerFieldLabels,
  customerStatusLabels,
  customerUpdateSchema,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import { CustomersService } from '../../../people/customers/customers.service';
import { checked } from '../tools/changing';
import type { DraftInputs, DraftPreview } from './draft-proposal';

const writable = z.pick(customerUpdateSchema, {
  version: true,
  status: true,
  phone: true,
  notes: true,
});

const unchanged = { email: undefined, company: undefined };

/** Changes what assistants may change of a customer; notes are added to, never replaced. */
@Injectable()
export class CustomerChangesService {
  constructor(private readonly customers: CustomersService) {}

  /** Returns the fields that it changed. */
  async apply(id: number, input: DraftInputs['customer']): Promise<DraftPreview> {
    const before = await this.customers.get(id);
    const after = await this.update(before, input);
    const fields = (['status', 'phone', 'notes'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => ({
        label: customerFieldLabels[field],
        from: shown(before, field),
        to: shown(after, field),
      }));
    return { kind: 'customer', fields };
  }

  update(
    { id, name, version, notes: before }: Customer,
    { status, phone, addToNotes }: DraftInputs['customer'],
  ): Promise<Customer> {
    const notes = addToNotes ? [before, addToNotes].filter(Boolean).join('\n\n') : undefined;
    const fields = checked(writable, { version, status, phone, notes });
    return this.customers.update(id, { ...unchanged, ...fields, name });
  }
}

const shown = (customer: Customer, field: 'status' | 'phone' | 'notes'): string =>
  field === 'status' ? customerStatusLabels[customer.status] : (customer[field] ?? '');
