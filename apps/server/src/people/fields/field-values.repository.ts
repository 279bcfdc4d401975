import { Injectable } from '@nestjs/common';
import type { FieldKind, FieldValue } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { valueInJson } from './field-values.read-model';

/** A customer's value of a field; null if empty. */
export interface StoredValue {
  customerId: number;
  fieldId: number;
  value: FieldValue | null;
}

/** The table of customer and field pairs, and its field column. */
export const fieldPairs = { table: 'customer_field_values', column: 'fieldId' };

/** A value to store. */
export type WrittenValue = StoredValue & { kind: FieldKind };

/** All SQL that changes field values is here. */
@Injectable()
export class FieldValuesRepository {
  constructor(private readonly database: Database) {}

  /** The values of these customers. */
  of(customerIds: number[]): Promise<StoredValue[]> {
    return this.database.query(
      sql`select v."customerId", v."fieldId", ${valueInJson} as value
       from customer_field_values v where v."customerId" = any($1::int[])`,
      [customerIds],
    );
  }

  /** The number of customers who have a choice. */
  async countWith(fieldId: number, choice: number): Promise<number> {
    const [counted] = await this.database.query<{ count: number }[]>(
      sql`select count(*)::int as count from customer_field_values
       where "fieldId" = $1 and choice = $2`,
      [fieldId, choice],
    );
    return counted!.count;
  }

  /** Blocks all other writes of values until the transaction ends. */
  async lock(): Promise<void> {
    await this.database.tx.query(sql`lock table customer_field_values in share row exclusive mode`);
  }

  /** Replaces these values of the customers. */
  async set(values: WrittenValue[]): Promise<void> {
    const none = values.filter(({ value }) => value === null);
    const some = values.filter(({ value }) => value !== null);
    if (none.length > 0) await this.remove(none);
    if (some.length > 0) await this.write(some);
  }

  private async remove(values: WrittenValue[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from customer_field_values v
       using unnest($1::int[], $2::int[]) gone ("customerId", "fieldId")
       where v."customerId" = gone."customerId" and v."fieldId" = gone."fieldId"`,
      [values.map(({ customerId }) => customerId), values.map(({ fieldId }) => fieldId)],
    );
  }

  private async write(values: WrittenValue[]): Promise<void> {
    const rows = values.map(({ value, ...row }) => ({ ...row, [row.kind]: value }));
    const columns = sql`"customerId", "fieldId", kind, text, number, date, choice`;
    await this.database.tx.query(
      sql`insert into customer_field_values (${columns})
       select ${columns} from jsonb_populate_recordset(null::customer_field_values, $1)
       on conflict ("fieldId", "customerId") do update
         set text = excluded.text, number = excluded.number, date = excluded.date,
           choice = excluded.choice`,
      [JSON.stringify(rows)],
    );
  }
}
