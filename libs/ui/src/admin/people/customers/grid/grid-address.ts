import {
  type CustomerStatus,
  DEFAULT_GRID_ORDER,
  type GridOrder,
  customerStatusLabels,
  fieldOfOrder,
  gridOrders,
  readFieldFilters,
} from '@polaris/contracts';
import { useMemo } from 'react';
import { isDay, listedIn, startOfDay } from '../../../shared/filters/filter-text.ts';
import { useAddressStates } from '../../../shared/filters/use-address-states.ts';

/** The query parameters that filter and sort the grid; days are in the owner's time zone. */
export const gridParameters = [
  'q',
  'status',
  'tag',
  'company',
  'valueFrom',
  'valueTo',
  'owed',
  'activeAfter',
  'activeBefore',
  'followUpBy',
  'sinceAfter',
  'sinceBefore',
  'fieldFilters',
  'sort',
] as const;
export type GridParameter = (typeof gridParameters)[number];
export type GridValues = Readonly<Record<GridParameter, string>>;

export const statusesIn = ({ status }: GridValues): CustomerStatus[] =>
  listedIn(status).filter((value): value is CustomerStatus =>
    Object.hasOwn(customerStatusLabels, value),
  );

export const tagIdsIn = ({ tag }: GridValues): number[] =>
  listedIn(tag)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, 20)
    .map(Number);

export const orderIn = ({ sort }: GridValues): GridOrder =>
  gridOrders.find((order) => order === sort) ??
  (fieldOfOrder(sort) === undefined ? DEFAULT_GRID_ORDER : (sort as GridOrder));

const isAmount = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text);

const amountOf = (text: string): string => (isAmount(text) ? text : '');
const dayOf = (text: string): string => (isDay(text) ? text : '');

/** The query of the call, without invalid filters. */
export const gridQueryOf = (values: GridValues): Record<string, string> => ({
  q: values.q.trim(),
  status: statusesIn(values).join(','),
  tag: tagIdsIn(values).join(','),
  company: values.company.trim().slice(0, 255),
  valueFrom: amountOf(values.valueFrom),
  valueTo: amountOf(values.valueTo),
  owed: ['true', 'false'].includes(values.owed) ? values.owed : '',
  activeAfter: startOfDay(values.activeAfter),
  activeBefore: startOfDay(values.activeBefore),
  followUpBy: dayOf(values.followUpBy),
  sinceAfter: startOfDay(values.sinceAfter),
  sinceBefore: startOfDay(values.sinceBefore),
  fieldFilters: readFieldFilters(values.fieldFilters) ? values.fieldFilters : '',
  sort: orderIn(values) === DEFAULT_GRID_ORDER ? '' : orderIn(values),
});

/** Reads the parameters of an address. */
export const gridValuesIn = (search: string): GridValues => {
  const query = new URLSearchParams(search);
  const values = gridParameters.map((name) => [name, query.get(name) ?? '']);
  return Object.fromEntries(values) as GridValues;
};

/** The filters and order of the address. */
export function useGridAddress() {
  const { values, setValues, visit } = useAddressStates(gridParameters);
  const query = useMemo(() => gridQueryOf(values), [values]);
  const { sort: _sort, ...filters } = query;
  return { values, setValues, visit, query, isFiltered: Object.values(filters).some(Boolean) };
}
