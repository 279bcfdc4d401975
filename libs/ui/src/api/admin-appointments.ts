import {
  type AdminAppointment,
  type AppointmentInput,
  type AppointmentUpdate,
  adminAppointmentSchema,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { listOf } from './list-of.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

const SESSIONS = '/api/admin/sessions';
const appointmentsSchema = listOf(adminAppointmentSchema);

/** Those of the account that is linked with a customer, the latest first. */
export const useCustomerSessionPages = (customerId: number) =>
  usePages(listPath(SESSIONS, { limit: PAGE_SIZE, customerId }), adminAppointmentSchema);

/** Those that take place next, with whomever. */
export function useNextSessions(limit: number) {
  const path = listPath(SESSIONS, { when: 'upcoming', limit });
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callPage(path, appointmentsSchema, { signal }),
  });
}

export function useBookSession() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: Omit<AppointmentInput, 'status'>) =>
      call(SESSIONS, adminAppointmentSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

export function useChangeSession() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ id, ...body }: AppointmentUpdate & Pick<AdminAppointment, 'id'>) =>
      call(`${SESSIONS}/${id}`, adminAppointmentSchema, { method: 'PATCH', body }),
    onSettled: refresh,
  });
}

export function useRemoveSession() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => command(`${SESSIONS}/${id}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
}
