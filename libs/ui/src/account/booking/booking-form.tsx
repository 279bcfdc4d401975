import { type Appointment, type Slot, estClock, localClock, localDay } from '@polaris/contracts';
import { type SubmitEvent, useId, useState } from 'react';
import {
  type Booking,
  type useSlots,
  useBookSession,
  useMoveSession,
} from '../../api/account/booking.ts';
import { useContentKey } from '../../api/client/new-key.ts';
import { Button } from '../../primitives/button.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { AccountFailure } from '../account-failure.tsx';
import { DayTimes } from './day-times.tsx';

interface BookingFormProps {
  booking: Booking;
  pages: ReturnType<typeof useSlots>;
  onBooked: (session: Appointment) => void;
}

/** Free times by day, and one button. A choice that is taken meanwhile is no choice any more. */
export function BookingForm({ booking, pages, onBooked }: BookingFormProps) {
  const slots = pages.data?.pages.flatMap((page) => page.slots) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const slot = slots.find(({ startTime }) => startTime === chosen);
  const { save, isPending, error } = useBooking(booking, pages.data?.pages[0]?.moving?.version);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(!slot);
    if (slot && !isPending) void save(slot).then(onBooked, () => undefined);
  };
  return (
    <Form standing aria-label="Free times" onSubmit={submit} className="flex flex-col gap-8">
      {[...byDay(slots)].map(([day, times]) => (
        <DayTimes key={day} day={day} times={times} chosen={chosen} onChoose={setChosen} />
      ))}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          writes={false}
          pending={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
          className="self-start"
        >
          Show later days
        </Button>
      )}
      <div className="sticky bottom-0 z-10 -mx-5 flex flex-col gap-3 border-t border-line bg-surface px-5 py-4 md:-mx-8 md:px-8">
        {error !== null && <AccountFailure error={error} />}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Choice slot={slot} isMissing={isMissing} />
          <Button type="submit" pending={isPending}>
            {booking.moving === null ? 'Book this time' : 'Move to this time'}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function Choice({ slot, isMissing }: { slot: Slot | undefined; isMissing: boolean }) {
  const id = useId();
  return (
    <p id={id} role="status" className={!slot && isMissing ? 'text-danger' : undefined}>
      {slot ? (
        <>
          <span className="font-semibold">
            {localDay(slot.startTime)}, {localClock(slot.startTime)} – {localClock(slot.endTime)}
          </span>{' '}
          <span className="text-sm text-muted">your time · {estClock(slot.startTime)}</span>
        </>
      ) : (
        'Choose a time.'
      )}
    </p>
  );
}

const byDay = (slots: Slot[]): Map<string, Slot[]> =>
  Map.groupBy(slots, ({ startTime }) => localDay(startTime));

/** Books a time, or moves the session there. */
function useBooking({ purchaseId, moving }: Booking, version = 0) {
  const book = useBookSession(purchaseId);
  const move = useMoveSession();
  const keyOf = useContentKey();
  const save = ({ startTime }: Slot): Promise<Appointment> =>
    moving === null
      ? book.mutateAsync({ key: keyOf({ startTime }), body: { startTime } })
      : move.mutateAsync({ id: moving, body: { startTime, version } });
  const { isPending, error } = moving === null ? book : move;
  return { save, isPending, error };
}
