import { contactStatusLabels, preferredContactLabels } from '@polaris/contracts';
import { useMemo } from 'react';
import type { ContactFilter } from '../../../api/contacts.ts';
import { listedIn, startOfDay } from '../../shared/list/filter-text.ts';
import { useAddressStates } from '../../shared/list/use-address-states.ts';

/** The parameters of the address that filter the submissions; days are the owner's own. */
const contactParameters = [
  'q',
  'status',
  'prefers',
  'phone',
  'receivedAfter',
  'receivedBefore',
] as const;
export type ContactParameter = (typeof contactParameters)[number];
export type ContactValues = Readonly<Record<ContactParameter, string>>;

export const statusesIn = ({ status }: ContactValues): string[] =>
  listedIn(status).filter((value) => value in contactStatusLabels);

export const prefersIn = ({ prefers }: ContactValues): string[] =>
  listedIn(prefers).filter((value) => value in preferredContactLabels);

/** The query of the call; what an address has that is no filter is left out. */
export const contactQueryOf = (values: ContactValues) => ({
  q: values.q.trim(),
  status: statusesIn(values).join(','),
  prefers: prefersIn(values).join(','),
  phone: ['true', 'false'].includes(values.phone) ? values.phone : '',
  receivedAfter: startOfDay(values.receivedAfter),
  receivedBefore: startOfDay(values.receivedBefore),
});

/** What the submissions are filtered by, in the address. */
export function useContactAddress() {
  const { values, setValues, visit } = useAddressStates(contactParameters);
  const filter: ContactFilter = useMemo(() => contactQueryOf(values), [values]);
  return { values, setValues, visit, filter, isFiltered: Object.values(filter).some(Boolean) };
}
