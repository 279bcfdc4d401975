import {
  type BookingSettings,
  type BookingSettingsInput,
  type AvailabilityExceptionInput,
  addAvailabilityException,
  explainBooking,
  getBookingSettings,
  listAvailabilityExceptions,
  listTimeOffSessions,
  removeAvailabilityException,
  type TimeOffMessage,
  updateBookingSettings,
  writeAboutTimeOff,
} from '@polaris/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

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

/** The sessions that are booked during time off. */
export const useTimeOffSessions = (id: number) =>
  useQuery(queryOf(listTimeOffSessions, { params: { id: String(id) } }));

interface Sending {
  /** The same key for the same text, so that a retry sends each message once. */
  key: string;
  body: TimeOffMessage;
}

export const useWriteAboutTimeOff = (id: number) =>
  useRefreshingMutation((sending: Sending) =>
    call(writeAboutTimeOff, { params: { id: String(id) }, ...sending }),
  );

interface ExplainedTimes {
  /** How long the session is. */
  minutes: number;
  /** The first day; today if it is missing. */
  from?: string;
  /** How many days; a week if it is missing. */
  days?: number;
}

/** The times of some days for sessions of this length, and why clients do not see some of them. */
export const useExplainedDays = ({ minutes, from, days }: ExplainedTimes) =>
  useQuery({
    ...queryOf(explainBooking, {
      query: {
        ...(from && { from }),
        ...(days && { days: String(days) }),
        minutes: String(minutes),
      },
    }),
    placeholderData: keepPreviousData,
  });
