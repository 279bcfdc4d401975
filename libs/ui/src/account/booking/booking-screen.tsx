import type { Appointment, PurchaseSlots } from '@polaris/contracts';
import { useState } from 'react';
import { type Booking, useSlots } from '../../api/site/account/booking.ts';
import { errorMessage, hasStatus } from '../../api/client/api-error.ts';
import { CONVERSATION_DRAFT, readDraft, saveDraft } from '../../api/site/account/drafts.ts';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { sessionText } from '../../primitives/clock.ts';
import { EmptyState, ErrorState, LoadingState } from '../../primitives/page-state.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { Booked } from './booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { sessionsLeftText } from '../sessions-left-text.ts';

/** Lets a client book or move a session of a purchase. */
export function BookingScreen({ booking }: { booking: Booking }) {
  const [booked, setBooked] = useState<Appointment | null>(null);
  const isMove = booking.moving !== null;
  return (
    <AccountFrame>
      <header className="flex flex-col items-start gap-3 pb-8">
        <a
          href="/dashboard"
          className="-mt-2 inline-flex min-h-11 items-center gap-2 rounded-sm text-sm text-muted hover:text-ink"
        >
          <span aria-hidden="true">←</span> Dashboard
        </a>
        <h1 className="font-display text-headline">
          {isMove ? 'Move your session' : 'Book a session'}
        </h1>
      </header>
      {booked ? (
        <Booked session={booked} isMove={isMove} onAgain={() => setBooked(null)} />
      ) : (
        <FreeTimes booking={booking} onBooked={setBooked} />
      )}
    </AccountFrame>
  );
}

interface FreeTimesProps {
  booking: Booking;
  onBooked: (session: Appointment) => void;
}

function FreeTimes({ booking, onBooked }: FreeTimesProps) {
  const pages = useSlots(booking);
  const first = pages.data?.pages[0];
  if (pages.isPending) return <LoadingState text="Loading free times..." />;
  if (!first) return <NotLoaded error={pages.error} onRetry={() => void pages.refetch()} />;
  const ask = <AskForATime purchaseId={booking.purchaseId} slots={first} />;
  return (
    <>
      <Facts slots={first} />
      {first.slots.length > 0 ? (
        <BookingForm booking={booking} pages={pages} onBooked={onBooked} />
      ) : (
        <EmptyState
          title={first.closed ?? 'No free times right now'}
          text="Write to me, and we'll find a time."
          action={ask}
          className="py-6"
        />
      )}
      {first.slots.length > 0 && (
        <p className="flex flex-wrap items-center gap-4 pt-10 text-muted">
          No time that fits? {ask}
        </p>
      )}
    </>
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = hasStatus(error, 404);
  return (
    <ErrorState
      title={isMissing ? 'There is nothing to book here' : "Free times couldn't be loaded"}
      text={isMissing ? 'Your dashboard shows what you can book.' : errorMessage(error)}
      action={
        isMissing ? (
          <ButtonLink href="/dashboard">Open your dashboard</ButtonLink>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    />
  );
}

/** The session to book, and the rules for changing it later. */
function Facts({ slots }: { slots: PurchaseSlots }) {
  const { service, minutes, included, left, bookBy, changeHours, moving } = slots;
  return (
    <div className="flex max-w-prose flex-col gap-1 pb-8 leading-6">
      <p className="font-semibold wrap-anywhere">
        {service} · {minutes} minutes
      </p>
      <p>
        {moving
          ? `Now: ${sessionText(moving.startTime, moving.endTime)}`
          : sessionsLeftText({ included, left, bookBy })}
      </p>
      <p className="text-muted">
        {changeHours === 0
          ? 'You can move or cancel a session until it starts.'
          : `You can move or cancel a session until ${changeHours} hours before. A later cancellation counts as used.`}
      </p>
    </div>
  );
}

interface AskForATimeProps {
  purchaseId: number;
  slots: PurchaseSlots;
}

/** Opens a prefilled message to the owner, but keeps a draft that the client has already written. */
function AskForATime({ purchaseId, slots: { service, moving } }: AskForATimeProps) {
  const begin = () => {
    if (readDraft(CONVERSATION_DRAFT).text) return;
    const text = moving
      ? `I need another time for my session on ${sessionText(moving.startTime, moving.endTime)}. These times would work for me: `
      : `I would like to book a session of ${service}, and found no time that works. These times would work for me: `;
    saveDraft(CONVERSATION_DRAFT, { text });
  };
  return (
    <ButtonLink
      href={`/dashboard/purchases/${purchaseId}#messages`}
      variant="secondary"
      onClick={begin}
      onAuxClick={begin}
    >
      Ask for another time
    </ButtonLink>
  );
}
