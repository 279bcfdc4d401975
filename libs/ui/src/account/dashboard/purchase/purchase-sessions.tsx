import { type Appointment, appointmentStatusLabels } from '@polaris/contracts';
import { useRef, useState } from 'react';
import type { DatedPurchasePage } from '../../../api/site/account/purchases.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { SessionTime } from '../../../primitives/session-time.tsx';
import { SectionEmpty } from '../section-states.tsx';
import { SessionsLeft } from '../sessions/sessions-left.tsx';
import { DashboardSection } from '../section.tsx';
import { AppointmentRow, SharedNote } from '../sessions/upcoming-appointments.tsx';

interface PurchaseSessionsProps {
  purchase: DatedPurchasePage;
  /** Whether the button that books one is shown elsewhere, as the next step. */
  isBookedAbove: boolean;
}

/** The sessions of a purchase: upcoming ones, soonest first, then past ones, latest first. */
export function PurchaseSessions({ purchase, isBookedAbove }: PurchaseSessionsProps) {
  const { sessions, sessionBalance } = purchase;
  const [now] = useState(Date.now);
  const list = useRef<HTMLUListElement>(null);
  const isUpcoming = ({ status, endTime }: Appointment) =>
    status === 'scheduled' && Date.parse(endTime) > now;
  const upcoming = sessions.filter(isUpcoming).reverse();
  const past = sessions.filter((session) => !isUpcoming(session));
  return (
    <DashboardSection title="Sessions">
      {sessionBalance && (
        <div className="border-t border-line py-5">
          <SessionsLeft purchase={purchase} canBook={!isBookedAbove} />
        </div>
      )}
      {sessions.length === 0 && (
        <SectionEmpty>
          <p>No sessions yet.</p>
        </SectionEmpty>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Upcoming sessions"
        className="empty:hidden focus:outline-none"
      >
        {upcoming.map((session) => (
          <AppointmentRow
            key={session.id}
            appointment={session}
            withNote
            onCanceled={() => list.current?.focus()}
          />
        ))}
      </ul>
      <ul aria-label="Past sessions" className="empty:hidden">
        {past.map((session) => (
          <PastSession key={session.id} session={session} />
        ))}
      </ul>
    </DashboardSection>
  );
}

function PastSession({ session }: { session: Appointment }) {
  const { title, startTime, endTime, status } = session;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">{title}</h3>
        {(status === 'cancelled' || status === 'no_show') && (
          <Badge>{appointmentStatusLabels[status]}</Badge>
        )}
      </div>
      <p className="text-muted">
        <SessionTime startTime={startTime} endTime={endTime} />
      </p>
      <SharedNote session={session} />
    </li>
  );
}
