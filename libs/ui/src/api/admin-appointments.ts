import {
  type AdminAppointment,
  type AppointmentInput,
  type AppointmentUpdate,
  adminAppointmentSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { patchRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll } from './refresh-all.ts';

export const APPOINTMENTS = '/api/admin/sessions';
const appointmentsSchema = listOf(adminAppointmentSchema);

/** The appointments of a customer, the latest first. */
export const useCustomerAppointmentPages = (customerId: number) =>
  usePages(listPath(APPOINTMENTS, { limit: PAGE_SIZE, customerId }), adminAppointmentSchema);

/** The next appointments of all customers. */
export function useNextAppointments(limit: number) {
  const path = listPath(APPOINTMENTS, { when: 'upcoming', limit });
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callPage(path, appointmentsSchema, { signal }),
  });
}

export function useBookAppointment() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: Omit<AppointmentInput, 'status'>) =>
      call(APPOINTMENTS, adminAppointmentSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

export function useChangeAppointment() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (change: AppointmentUpdate & Pick<AdminAppointment, 'id'>) =>
      patchRecord(cache, APPOINTMENTS, adminAppointmentSchema, change),
    onSettled: refresh,
  });
}

export function useRemoveAppointment() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => {
      const path = `${APPOINTMENTS}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: refresh,
  });
}
