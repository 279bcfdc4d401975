import { type CustomerTag, customerStatusLabels } from '@polaris/contracts';
import { rangeText, dayText } from '../../../shared/filters/filter-text.ts';
import { dollarsAndCents } from '../../../shared/record/format.ts';
import {
  type GridParameter,
  type GridValues,
  gridQueryOf,
  statusesIn,
  tagIdsIn,
} from './grid-address.ts';

/** A filter, by the parameters that it sets. */
interface GridFilter {
  label: string;
  parameters: readonly GridParameter[];
  /** The text of the filter's chip. */
  describe: (values: GridValues, tags: readonly CustomerTag[]) => string;
}

const dollarText = (amount: string): string => (amount ? dollarsAndCents(Number(amount)) : '');

export const DELETED_TAG = 'a deleted tag';

function tagNames(values: GridValues, tags: readonly CustomerTag[]): string {
  const names = tagIdsIn(values).map(
    (id) => tags.find((tag) => tag.id === id)?.name ?? DELETED_TAG,
  );
  return names.join(' or ');
}

export const gridFilters = {
  status: {
    label: 'Status',
    parameters: ['status'],
    describe: (values) =>
      `Status: ${statusesIn(values)
        .map((status) => customerStatusLabels[status])
        .join(' or ')}`,
  },
  tag: {
    label: 'Tag',
    parameters: ['tag'],
    describe: (values, tags) => `Tag: ${tagNames(values, tags)}`,
  },
  company: {
    label: 'Company',
    parameters: ['company'],
    describe: ({ company }) => `Company contains “${company.trim()}”`,
  },
  value: {
    label: 'Value',
    parameters: ['valueFrom', 'valueTo'],
    describe: ({ valueFrom, valueTo }) =>
      `Value ${rangeText(dollarText(valueFrom), dollarText(valueTo), { from: 'from', to: 'up to' })}`,
  },
  owed: {
    label: 'Owed',
    parameters: ['owed'],
    describe: ({ owed }) => (owed === 'true' ? 'Owes money' : 'Owes nothing'),
  },
  activity: {
    label: 'Last activity',
    parameters: ['activeAfter', 'activeBefore'],
    describe: ({ activeAfter, activeBefore }) =>
      `Last activity ${rangeText(dayText(activeAfter), dayText(activeBefore), { from: 'since', to: 'before' })}`,
  },
  followUp: {
    label: 'Next follow-up',
    parameters: ['followUpBy'],
    describe: ({ followUpBy }) => `Follow-up due by ${dayText(followUpBy)}`,
  },
  since: {
    label: 'Customer since',
    parameters: ['sinceAfter', 'sinceBefore'],
    describe: ({ sinceAfter, sinceBefore }) =>
      `Customer ${rangeText(dayText(sinceAfter), dayText(sinceBefore), { from: 'since', to: 'before' })}`,
  },
} as const satisfies Record<string, GridFilter>;
export type GridFilterName = keyof typeof gridFilters;
export const gridFilterNames = Object.keys(gridFilters) as GridFilterName[];

/** The filters that are set. */
export function activeFilters(values: GridValues): GridFilterName[] {
  const query = gridQueryOf(values);
  return gridFilterNames.filter((name) => gridFilters[name].parameters.some((one) => query[one]));
}

/** The parameters of a filter, empty. */
export const clearedFilter = (name: GridFilterName): Partial<GridValues> =>
  Object.fromEntries(gridFilters[name].parameters.map((parameter) => [parameter, '']));
