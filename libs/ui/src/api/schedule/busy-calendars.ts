import {
  type BusyCalendarInput,
  addBusyCalendar,
  listBusyCalendars,
  refreshBusyCalendar,
  removeBusyCalendar,
  updateBusyCalendar,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation, useRemove, useReplace } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

export const useBusyCalendars = () => useQuery(queryOf(listBusyCalendars));

export const useAddBusyCalendar = () =>
  useRefreshingMutation((body: BusyCalendarInput) => call(addBusyCalendar, { body }));

export const useUpdateBusyCalendar = () => useReplace(updateBusyCalendar);

export const useRemoveBusyCalendar = () => useRemove(removeBusyCalendar);

export const useRefreshBusyCalendar = () =>
  useRefreshingMutation((id: number) => call(refreshBusyCalendar, { params: { id: String(id) } }));
