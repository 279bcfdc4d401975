import type { CustomField, FieldKind } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';

/*
 * SQL for field values in lists and files; the customer is row `r`.
 */

/** The value of a row `v` as JSON. */
export const valueInJson = sql`coalesce(to_jsonb(v.text), to_jsonb(v.number::float8), to_jsonb(v.date), to_jsonb(v.choice))`;

/** The values of these fields as JSON, keyed by field id. */
export const fieldValues = (fieldIds: readonly number[]): SqlText =>
  sql`(select coalesce(json_object_agg(v."fieldId", ${valueInJson}), '{}')
    from customer_field_values v
    where v."customerId" = r.id and v."fieldId" in (${sql.join(fieldIds.map((id) => sql`${id}`))}))`;

const inCell: Record<FieldKind, SqlText> = {
  text: sql`v.text`,
  number: sql`v.number::float8`,
  date: sql`v.date::text`,
  choice: sql`(select c ->> 'name' from customer_fields f, jsonb_array_elements(f.choices) c
    where f.id = v."fieldId" and (c ->> 'id')::int = v.choice)`,
};

/** The value of one field as a cell of an export. */
export const cellOf = ({ id, kind }: Pick<CustomField, 'id' | 'kind'>): SqlText =>
  sql`(select ${inCell[kind]} from customer_field_values v
    where v."fieldId" = ${id} and v."customerId" = r.id)`;
