import { Injectable } from '@nestjs/common';
import {
  type CustomField,
  type CustomerField,
  type CustomerFieldsInput,
  type FieldValue,
  checkFieldValue,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { CustomersService } from '../customers/customers.service';
import { conflict, invalid, notFound } from '../../platform/problem/problem';
import { FieldValuesRepository, type WrittenValue, fieldPairs } from './field-values.repository';
import { FieldsRepository } from './fields.repository';

type Values = Map<number, FieldValue>;
type SentValue = CustomerFieldsInput['values'][number];

const DELETED = 'This field was deleted in another window. It can be restored from the trash.';
const CHANGED = 'Someone else has changed this value. Look at the newest one, then save again.';

/** The values of fields on customer records. */
@Injectable()
export class CustomerFieldsService {
  /** The table of customer and field pairs. */
  readonly pairs = fieldPairs;

  constructor(
    private readonly database: Database,
    private readonly customers: CustomersService,
    private readonly fields: FieldsRepository,
    private readonly values: FieldValuesRepository,
  ) {}

  /** All fields, with the customer's value of each. */
  async get(customerId: number): Promise<CustomerField[]> {
    await this.customers.get(customerId);
    return this.read(customerId);
  }

  /** Sets several values, all or none. */
  set(customerId: number, { values }: CustomerFieldsInput): Promise<CustomerField[]> {
    return this.database.transaction(async () => {
      const [customer] = await this.customers.lockAll([customerId]);
      if (!customer) throw notFound('This customer');
      const ids = values.map(({ fieldId }) => fieldId);
      const fields = await this.fields.hold(ids);
      const stored = await this.valuesOf(customerId);
      const written = values.map((sent, at) => {
        const field = fields.find(({ id }) => id === sent.fieldId);
        if (!field) throw conflict(DELETED);
        assertNotChanged(sent, stored);
        return { customerId, ...checked(field, sent, `values.${at}.value`) };
      });
      await this.values.set(written);
      return this.read(customerId);
    });
  }

  private async read(customerId: number): Promise<CustomerField[]> {
    const fields = await this.fields.list();
    const values = await this.valuesOf(customerId);
    return fields.map(({ id, name, kind, choices }) => ({
      id,
      name,
      kind,
      choices,
      value: values.get(id) ?? null,
    }));
  }

  private async valuesOf(customerId: number): Promise<Values> {
    const found = await this.values.of([customerId]);
    return new Map(found.map(({ fieldId, value }) => [fieldId, value!]));
  }
}

function assertNotChanged({ fieldId, was }: SentValue, stored: Values): void {
  if (was !== undefined && was !== (stored.get(fieldId) ?? null)) throw conflict(CHANGED);
}

function checked(
  field: CustomField,
  { fieldId, value }: SentValue,
  path: string,
): Omit<WrittenValue, 'customerId'> {
  const result = checkFieldValue(field, value);
  if (result.error !== undefined) throw invalid([{ path, message: result.error }]);
  return { fieldId, kind: field.kind, value: result.value };
}
