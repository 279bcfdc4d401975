import { contactStatusLabels, preferredContactLabels } from '@polaris/contracts';
import { between, dayText } from '../../shared/list/filter-text.ts';
import {
  type ContactParameter,
  type ContactValues,
  contactQueryOf,
  prefersIn,
  statusesIn,
} from './contact-address.ts';

/** A filter, by the parameters that it sets. */
interface Filter {
  label: string;
  parameters: readonly ContactParameter[];
  /** The filter as a chip says it. */
  describe: (values: ContactValues) => string;
}

const labelsOf = (values: readonly string[], labels: Readonly<Record<string, string>>): string =>
  values.map((value) => labels[value]).join(' or ');

export const contactFilters = {
  status: {
    label: 'Status',
    parameters: ['status'],
    describe: (values) => `Status: ${labelsOf(statusesIn(values), contactStatusLabels)}`,
  },
  received: {
    label: 'Received',
    parameters: ['receivedAfter', 'receivedBefore'],
    describe: ({ receivedAfter, receivedBefore }) =>
      `Received ${between(dayText(receivedAfter), dayText(receivedBefore), { from: 'since', to: 'before' })}`,
  },
  prefers: {
    label: 'Preferred contact',
    parameters: ['prefers'],
    describe: (values) => `Prefers: ${labelsOf(prefersIn(values), preferredContactLabels)}`,
  },
  phone: {
    label: 'Phone',
    parameters: ['phone'],
    describe: ({ phone }) => (phone === 'true' ? 'With a phone' : 'Without a phone'),
  },
} as const satisfies Record<string, Filter>;
export type ContactFilterName = keyof typeof contactFilters;

/** The filters that are set, as their chips say them. */
export function activeFilters(values: ContactValues) {
  const query = contactQueryOf(values);
  return (Object.keys(contactFilters) as ContactFilterName[])
    .filter((name) => contactFilters[name].parameters.some((one) => query[one]))
    .map((name) => ({ name, text: contactFilters[name].describe(values) }));
}

/** The parameters of a filter, empty. */
export const clearedFilter = (name: ContactFilterName): Partial<ContactValues> =>
  Object.fromEntries(contactFilters[name].parameters.map((parameter) => [parameter, '']));
