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
import { useFields } from '../../../../api/people/customers/customer-fields.ts';
import { longDay } from '../../../shared/record/format.ts';
import { fieldText } from './field-text.ts';

/** A column of the grid that shows a field. */
export type FieldColumn = `field.${number}`;

export const fieldColumn = ({ id }: Pick<CustomField, 'id'>): FieldColumn => `field.${id}`;

export const isFieldColumn = (column: string): column is FieldColumn =>
  !column.startsWith('-') && fieldOfOrder(column) !== undefined;

/** A customer's custom fields chosen as columns, in order. */
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

/** The custom field filters of an address. */
export const fieldFiltersIn = (parameter: string): FieldFilter[] =>
  readFieldFilters(parameter) ?? [];

/** Replaces the filter of a field, or removes it if undefined. */
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

/** The text of a filter's chip. */
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

/** The active custom field filters; none before the fields have loaded. */
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

/** The query without deleted fields, which stay in the address in case they are restored. */
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

/** Deleted fields that the address filters or sorts by. */
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
