import {
  type BookingSettings,
  type BookingSettingsInput,
  type AvailabilityExceptionInput,
  addAvailabilityException,
  explainBooking,
  getBookingSettings,
  listAvailabilityExceptions,
  removeAvailabilityException,
  type sessionLengths,
  updateBookingSettings,
} from '@polaris/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './client/client.ts';
import { useRefreshingMutation } from './client/mutations.ts';
import { queryOf } from './client/queries.ts';

/** The only settings, with an id as forms require one. */
const asRecord = (settings: BookingSettings) => ({ ...settings, id: 1 });
export type EditableBookingSettings = ReturnType<typeof asRecord>;

export const useBookingSettings = () =>
  useQuery({
    queryKey: [getBookingSettings.path],
    queryFn: async ({ signal }) => asRecord(await call(getBookingSettings, { signal })),
  });

export const useUpdateBookingSettings = () =>
  useRefreshingMutation(async (body: BookingSettingsInput) =>
    asRecord(await call(updateBookingSettings, { body })),
  );

export const useAvailabilityExceptions = () => useQuery(queryOf(listAvailabilityExceptions));

export const useAddAvailabilityException = () =>
  useRefreshingMutation((body: AvailabilityExceptionInput) =>
    call(addAvailabilityException, { body }),
  );

export const useRemoveAvailabilityException = () =>
  useRefreshingMutation((id: number) =>
    call(removeAvailabilityException, { params: { id: String(id) } }),
  );

export type SessionLength = (typeof sessionLengths)[number];
const USUAL: SessionLength = '60';

/** What clients see in the next seven days of sessions of this length. */
export const useExplainedDays = (minutes: SessionLength) =>
  useQuery({
    ...queryOf(explainBooking, minutes === USUAL ? {} : { query: { minutes } }),
    placeholderData: keepPreviousData,
  });
