import type { CustomField, FieldKind } from '@polaris/contracts';

/*
 * What lists and files show of the values of fields, as SQL in which the customer is `r`. The ids of
 * fields are written out: they come from the table of fields, or were checked to be whole numbers.
 */

/** The value of a row `v` as JSON. */
export const valueInJson =
  'coalesce(to_jsonb(v.text), to_jsonb(v.number::float8), to_jsonb(v.date), to_jsonb(v.choice))';

/** The values of these fields, by the ids of the fields. */
export const fieldValues = (fieldIds: readonly number[]): string =>
  `(select coalesce(json_object_agg(v."fieldId", ${valueInJson}), '{}')
    from customer_field_values v
    where v."customerId" = r.id and v."fieldId" in (${fieldIds.join(', ')}))`;

const inCell: Record<FieldKind, string> = {
  text: 'v.text',
  number: 'v.number::float8',
  date: 'v.date::text',
  choice: `(select c ->> 'name' from customer_fields f, jsonb_array_elements(f.choices) c
    where f.id = v."fieldId" and (c ->> 'id')::int = v.choice)`,
};

/** The value of one field as a cell of a file has it. */
export const cellOf = ({ id, kind }: Pick<CustomField, 'id' | 'kind'>): string =>
  `(select ${inCell[kind]} from customer_field_values v
    where v."fieldId" = ${id} and v."customerId" = r.id)`;
