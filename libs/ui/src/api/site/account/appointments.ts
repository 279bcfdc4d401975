import { downloadSession, listSessions } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { pathOf } from '../../client/path-of.ts';
import { pageQueryOf } from '../../client/queries.ts';

/** The address of an appointment's calendar file. */
export const calendarFilePath = (id: number): string => pathOf(downloadSession, { params: { id } });

/** The upcoming appointments of the signed-in customer, soonest first. */
export const useUpcomingAppointments = () => useQuery(pageQueryOf(listSessions));
