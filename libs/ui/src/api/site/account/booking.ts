import {
  type OwnBookingInput,
  type OwnCancellation,
  type OwnMoveInput,
  bookOwnSession,
  cancelOwnSession,
  listSlots,
  moveOwnSession,
} from '@polaris/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { useRefreshingMutation } from '../../client/mutations.ts';
import { pathOf } from '../../client/path-of.ts';

/** The purchase for which a session is booked or moved. */
export interface Booking {
  purchaseId: number;
  /** The session to move; null for a new one. */
  moving: number | null;
}

/** The times that can be booked, some days at a time. */
export function useSlots({ purchaseId, moving }: Booking) {
  const params = { id: String(purchaseId) };
  const moved = moving === null ? {} : { moving: String(moving) };
  return useInfiniteQuery({
    queryKey: [pathOf(listSlots, { params, query: moved })],
    queryFn: ({ pageParam, signal }) =>
      call(listSlots, {
        params,
        query: { ...moved, ...(pageParam !== null && { from: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextFrom }) => nextFrom,
  });
}

interface NewBooking {
  /** The same key for the same time, so that a retry books one session. */
  key: string;
  body: OwnBookingInput;
}

export const useBookSession = (purchaseId: number) =>
  useRefreshingMutation((booking: NewBooking) =>
    call(bookOwnSession, { ...booking, params: { id: String(purchaseId) } }),
  );

interface Move {
  id: number;
  body: OwnMoveInput;
}

export const useMoveSession = () =>
  useRefreshingMutation(({ id, body }: Move) =>
    call(moveOwnSession, { params: { id: String(id) }, body }),
  );

interface Cancellation {
  id: number;
  body: OwnCancellation;
}

export const useCancelSession = () =>
  useRefreshingMutation(({ id, body }: Cancellation) =>
    call(cancelOwnSession, { params: { id: String(id) }, body }),
  );

/** The path of the page that books a session, or moves one. */
export const bookingPath = ({ purchaseId, moving }: Booking): string =>
  `/dashboard/book/${purchaseId}${moving === null ? '' : `?move=${moving}`}`;
