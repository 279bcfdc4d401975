import type { Appointment, Slot } from '@polaris/contracts';
import {
  type Booking,
  type useSlots,
  useBookSession,
  useMoveSession,
} from '../../api/site/account/booking.ts';
import { useContentKey } from '../../api/client/new-key.ts';
import { browserZone } from '../../primitives/clock.ts';
import { AccountFailure } from '../account-failure.tsx';
import { ChooseTime } from '../choose-time.tsx';

interface BookingFormProps {
  booking: Booking;
  pages: ReturnType<typeof useSlots>;
  onBooked: (session: Appointment) => void;
}

/** Books one of the free times, or moves the session there. */
export function BookingForm({ booking, pages, onBooked }: BookingFormProps) {
  const { save, isPending, error } = useBooking(booking, pages.data?.pages[0]?.moving?.version);
  return (
    <ChooseTime
      pages={pages}
      action={booking.moving === null ? 'Book this time' : 'Move to this time'}
      pending={isPending}
      failure={error !== null && <AccountFailure error={error} />}
      onChoose={(slot) => void save(slot).then(onBooked, () => undefined)}
    />
  );
}

/** Books a time, or moves the session there. */
function useBooking({ purchaseId, moving }: Booking, version = 0) {
  const book = useBookSession(purchaseId);
  const move = useMoveSession();
  const keyOf = useContentKey();
  const timeZone = browserZone();
  const save = ({ startTime }: Slot): Promise<Appointment> =>
    moving === null
      ? book.mutateAsync({ key: keyOf({ startTime }), body: { startTime, timeZone } })
      : move.mutateAsync({ id: moving, body: { startTime, timeZone, version } });
  const { isPending, error } = moving === null ? book : move;
  return { save, isPending, error };
}
