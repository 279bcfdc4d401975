import { bookSession, cancelSession, listAllSessions, updateSession } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { usePatch, useRemove, useSend } from './client/mutations.ts';
import { PAGE_SIZE, usePages } from './client/pages.ts';
import { pageQueryOf } from './client/queries.ts';

/** The appointments of a customer, the latest first. */
export const useCustomerAppointmentPages = (customerId: number) =>
  usePages(listAllSessions, { query: { limit: PAGE_SIZE, customerId } });

/** The next appointments of all customers. */
export const useNextAppointments = (limit: number) =>
  useQuery(pageQueryOf(listAllSessions, { query: { when: 'upcoming', limit } }));

export const useBookAppointment = () => useSend(bookSession);
export const useChangeAppointment = () => usePatch(updateSession);
export const useRemoveAppointment = () => useRemove(cancelSession);
