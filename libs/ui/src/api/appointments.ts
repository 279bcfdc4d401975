import { appointmentSchema } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { callPage } from './client.ts';
import { listOf } from './list-of.ts';

const APPOINTMENTS = '/api/sessions';
const appointmentsSchema = listOf(appointmentSchema);

/** The address of an appointment's calendar file. */
export const calendarFile = (id: number): string => `${APPOINTMENTS}/${id}/calendar.ics`;

/** The upcoming appointments of the signed-in customer, soonest first. */
export function useUpcomingAppointments() {
  return useQuery({
    queryKey: [APPOINTMENTS],
    queryFn: ({ signal }) => callPage(APPOINTMENTS, appointmentsSchema, { signal }),
  });
}
