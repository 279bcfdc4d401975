import { appointmentSchema } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { callPage } from './client.ts';
import { listOf } from './list-of.ts';

const SESSIONS = '/api/sessions';
const appointmentsSchema = listOf(appointmentSchema);

/** Where a session's calendar file is. */
export const calendarFile = (id: number): string => `${SESSIONS}/${id}/calendar.ics`;

/** The signed-in customer's own that still take place, soonest first. */
export function useUpcomingSessions() {
  return useQuery({
    queryKey: [SESSIONS],
    queryFn: ({ signal }) => callPage(SESSIONS, appointmentsSchema, { signal }),
  });
}
