import { contactStatusLabels, preferredContactLabels } from '@polaris/contracts';
import { rangeText, dayText } from '../../../shared/filters/filter-text.ts';
import {
  type ContactParameter,
  type ContactValues,
  contactQueryOf,
  prefersIn,
  contactStatusesIn,
} from './contact-address.ts';

/** A filter, by the parameters that it sets. */
interface Filter {
  label: string;
  parameters: readonly ContactParameter[];
  /** The text of the filter's chip. */
  describe: (values: ContactValues) => string;
}

const labelsOf = (values: readonly string[], labels: Readonly<Record<string, string>>): string =>
  values.map((value) => labels[value]).join(' or ');

export const contactFilters = {
  status: {
    label: 'Status',
    parameters: ['status'],
    describe: (values) => `Status: ${labelsOf(contactStatusesIn(values), contactStatusLabels)}`,
  },
  received: {
    label: 'Received',
    parameters: ['receivedAfter', 'receivedBefore'],
    describe: ({ receivedAfter, receivedBefore }) =>
      `Received ${rangeText(dayText(receivedAfter), dayText(receivedBefore), { from: 'since', to: 'before' })}`,
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

/** The active filters with the texts of their chips. */
export function activeContactFilters(values: ContactValues) {
  const query = contactQueryOf(values);
  return (Object.keys(contactFilters) as ContactFilterName[])
    .filter((name) => contactFilters[name].parameters.some((one) => query[one]))
    .map((name) => ({ name, text: contactFilters[name].describe(values) }));
}

/** The parameters of a filter, empty. */
export const clearedContactFilter = (name: ContactFilterName): Partial<ContactValues> =>
  Object.fromEntries(contactFilters[name].parameters.map((parameter) => [parameter, '']));
