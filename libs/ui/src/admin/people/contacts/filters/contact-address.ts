import { contactStatusLabels, preferredContactLabels } from '@polaris/contracts';
import { useMemo } from 'react';
import type { ContactFilter } from '../../../../api/people/contacts.ts';
import { listedIn, startOfDay } from '../../../shared/filters/filter-text.ts';
import { useAddressStates } from '../../../shared/filters/use-address-states.ts';

/** The query parameters that filter submissions; days are in the owner's time zone. */
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

export const contactStatusesIn = ({ status }: ContactValues): string[] =>
  listedIn(status).filter((value) => Object.hasOwn(contactStatusLabels, value));

export const prefersIn = ({ prefers }: ContactValues): string[] =>
  listedIn(prefers).filter((value) => Object.hasOwn(preferredContactLabels, value));

const yesOrNo = (text: string): 'true' | 'false' | '' =>
  text === 'true' || text === 'false' ? text : '';

/** The query of the call, without invalid filters. */
export const contactQueryOf = (values: ContactValues) => ({
  q: values.q.trim(),
  status: contactStatusesIn(values).join(','),
  prefers: prefersIn(values).join(','),
  phone: yesOrNo(values.phone),
  receivedAfter: startOfDay(values.receivedAfter),
  receivedBefore: startOfDay(values.receivedBefore),
});

/** The filters of the address. */
export function useContactAddress() {
  const { values, setValues, visit } = useAddressStates(contactParameters);
  const filter: ContactFilter = useMemo(() => contactQueryOf(values), [values]);
  return { values, setValues, visit, filter, isFiltered: Object.values(filter).some(Boolean) };
}
