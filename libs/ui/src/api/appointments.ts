import { appointmentSchema } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { callPage } from './client.ts';
import { listOf } from './list-of.ts';

const APPOINTMENTS = '/api/sessions';
const appointmentsSchema = listOf(appointmentSchema);

/** Where an appointment's calendar file is. */
export const calendarFile = (id: number): string => `${APPOINTMENTS}/${id}/calendar.ics`;

/** The signed-in customer's own that still take place, soonest first. */
export function useUpcomingAppointments() {
  return useQuery({
    queryKey: [APPOINTMENTS],
    queryFn: ({ signal }) => callPage(APPOINTMENTS, appointmentsSchema, { signal }),
  });
}
