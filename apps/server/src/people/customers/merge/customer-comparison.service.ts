import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccountSummary, Customer, CustomerField, MergeField } from '@polaris/contracts';
import { CustomerFieldsService } from '../../fields/customer-fields.service';
import { conflict } from '../../../platform/problem/problem';
import { CustomerAccountsService } from '../customer-accounts.service';
import { CustomersService } from '../customers.service';
import { TypedValuesReadModel } from '../typed-values.read-model';
import { customFieldsOf, fieldsOf } from './merge-fields';

/** One of the two customers, with everything the owner can choose from. */
export interface ComparedCustomer {
  customer: Customer;
  account: AccountSummary | null;
  /** Whether the email came from the account or submission that the record was created from. */
  hasSubjectsEmail: boolean;
  custom: CustomerField[];
}

/** Two customers side by side. */
export interface Comparison {
  kept: ComparedCustomer;
  merged: ComparedCustomer;
  fields: MergeField[];
  state: string;
}

/** Compares two customers who could be one person; throws 409 for two that cannot be merged. */
@Injectable()
export class CustomerComparisonService {
  constructor(
    private readonly customers: CustomersService,
    private readonly accounts: CustomerAccountsService,
    private readonly typed: TypedValuesReadModel,
    private readonly fields: CustomerFieldsService,
  ) {}

  async compare(keptId: number, mergedId: number): Promise<Comparison> {
    if (keptId === mergedId) throw conflict('A record cannot be merged with itself.');
    const kept = await this.read(keptId);
    const merged = await this.read(mergedId);
    if (kept.account && merged.account) throw conflict(twoAccounts(kept.customer, merged.customer));
    const fields = [...fieldsOf(kept, merged), ...customFieldsOf(kept, merged)];
    return { kept, merged, fields, state: digest(kept, merged, fields) };
  }

  private async read(id: number): Promise<ComparedCustomer> {
    const customer = await this.customers.get(id);
    const { account } = await this.accounts.linkOf(id);
    const hasSubjectsEmail = await this.typed.hasSubjectsEmail(id);
    return { customer, account, hasSubjectsEmail, custom: await this.fields.get(id) };
  }
}

const twoAccounts = (kept: Customer, merged: Customer): string =>
  `${kept.name} (${kept.id}) and ${merged.name} (${merged.id}) both have an account. ` +
  'Unlink the account that is no longer used on its record, then compare them again.';

const digest = (kept: ComparedCustomer, merged: ComparedCustomer, fields: MergeField[]): string =>
  hash(
    'sha256',
    JSON.stringify([
      ...[kept, merged].map(({ customer, account }) => [customer.id, account?.id ?? null]),
      ...fields.map((field) => [field.key, field.kept, field.merged]),
    ]),
  );
