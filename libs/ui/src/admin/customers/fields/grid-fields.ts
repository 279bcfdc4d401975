import {
  type CustomField,
  type FieldFilter,
  type GridCustomer,
  type GridOrder,
  fieldOfOrder,
  readFieldFilters,
  writeFieldFilters,
} from '@polaris/contracts';
import { useMemo } from 'react';
import { useFields } from '../../../api/customer-fields.ts';
import { longDay } from '../../shared/record/format.ts';
import { fieldText } from './field-text.ts';

/** A column of the grid that shows a field. */
export type FieldColumn = `field.${number}`;

export const fieldColumn = ({ id }: Pick<CustomField, 'id'>): FieldColumn => `field.${id}`;

export const isFieldColumn = (column: string): column is FieldColumn =>
  !column.startsWith('-') && fieldOfOrder(column) !== undefined;

/** What a customer has in the fields that are shown in columns, in their order. */
export const shownFieldFacts = (
  columns: readonly string[],
  fields: readonly CustomField[],
  values: GridCustomer['fields'],
) =>
  columns.flatMap((column) => {
    const field = fields.find((one) => fieldColumn(one) === column);
    const text = field && fieldText(field, values?.[field.id]);
    return text ? [{ id: field.id, name: field.name, text }] : [];
  });

export type FieldFact = ReturnType<typeof shownFieldFacts>[number];

/** The filters by fields that an address has. */
export const fieldFiltersIn = (parameter: string): FieldFilter[] =>
  readFieldFilters(parameter) ?? [];

/** The filters with this one in the place of the one by the same field; it is removed for undefined. */
export function withFieldFilter(
  parameter: string,
  fieldId: number,
  filter: FieldFilter | undefined,
): string {
  const filters = fieldFiltersIn(parameter);
  const isOther = ({ id }: FieldFilter) => id !== fieldId;
  if (!filter) return writeFieldFilters(filters.filter(isOther));
  const at = filters.findIndex((one) => one.id === fieldId);
  return writeFieldFilters(at < 0 ? [...filters, filter] : filters.with(at, filter));
}

export const DELETED_FIELD = 'A deleted field';

/** A filter as a chip says it. */
export function describeFieldFilter(field: CustomField | undefined, filter: FieldFilter): string {
  if (!field) return DELETED_FIELD;
  const { name, kind } = field;
  const { has, from, to, any, is } = filter;
  if (is) return `${name} is ${is === 'empty' ? 'empty' : 'not empty'}`;
  if (has !== undefined) return `${name} contains “${has}”`;
  if (any) {
    const names = any.map((id) => fieldText(field, id) || 'a removed choice');
    return `${name}: ${names.join(' or ')}`;
  }
  const text = (limit: string) => (kind === 'date' ? longDay(limit) : fieldText(field, limit));
  const limits = [from && `from ${text(from)}`, to && `up to ${text(to)}`];
  return [name, ...limits.filter(Boolean)].join(' ');
}

/** The filters by fields that are set; none before the fields are known. */
export const activeFieldFilters = (fields: readonly CustomField[] | undefined, parameter: string) =>
  (fields ? fieldFiltersIn(parameter) : []).map((filter) => {
    const field = fields?.find(({ id }) => id === filter.id);
    return {
      name: fieldColumn(filter),
      text: describeFieldFilter(field, filter),
      isLost: field === undefined,
    };
  });

type Query = Readonly<Record<string, string>>;

/** A query of the grid, and the fields that it may name. */
export interface KnownQuery {
  query: Record<string, string>;
  fields: readonly CustomField[];
  /** The ids of those that are shown in columns, separated by commas. */
  shownFields: string;
}

/**
 * The query for what is still there: a deleted field neither filters nor sorts, while it stays in the
 * address, where it works again once it is restored.
 */
export function useKnownFields(query: Query, columns: readonly string[]): KnownQuery {
  const { data } = useFields();
  return useMemo(() => {
    const shown = columns.filter(isFieldColumn).map((column) => fieldOfOrder(column)!);
    if (!data) return { query, fields: [], shownFields: shown.join(',') };
    const isKnown = (id: number) => data.some((field) => field.id === id);
    const sorted = fieldOfOrder(query['sort'] ?? '');
    const filters = fieldFiltersIn(query['fieldFilters'] ?? '');
    return {
      fields: data,
      shownFields: shown.filter(isKnown).join(','),
      query: {
        ...query,
        fieldFilters: writeFieldFilters(filters.filter(({ id }) => isKnown(id))),
        sort: sorted === undefined || isKnown(sorted) ? (query['sort'] ?? '') : '',
      },
    };
  }, [query, columns, data]);
}

/** What an address filters or sorts by and is no longer there. */
export function lostFields(
  fields: readonly CustomField[] | undefined,
  filters: string,
  order: GridOrder,
): { filters: number[]; order: boolean } {
  const isLost = (id: number) => fields !== undefined && !fields.some((field) => field.id === id);
  const sorted = fieldOfOrder(order);
  return {
    filters: fieldFiltersIn(filters)
      .map(({ id }) => id)
      .filter(isLost),
    order: sorted !== undefined && isLost(sorted),
  };
}
