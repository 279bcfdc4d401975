import { bookSession, cancelSession, listAllSessions, updateSession } from '@polaris/contracts';
import { usePatch, useRemove, useSend } from '../client/mutations.ts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';

/** The appointments of a customer, the latest first. */
export const useCustomerAppointmentPages = (customerId: number) =>
  usePages(listAllSessions, { query: { limit: PAGE_SIZE, customerId } });

/** The appointments that are part of a purchase, the latest first. */
export const usePurchaseAppointmentPages = (purchaseId: number) =>
  usePages(listAllSessions, { query: { limit: PAGE_SIZE, purchaseId } });

/** The upcoming appointments of a purchase, soonest first. */
export const useUpcomingAppointmentPages = (purchaseId: number) =>
  usePages(listAllSessions, { query: { limit: PAGE_SIZE, purchaseId, when: 'upcoming' } });

export const useBookAppointment = () => useSend(bookSession);
export const useChangeAppointment = () => usePatch(updateSession);
export const useRemoveAppointment = () => useRemove(cancelSession);
