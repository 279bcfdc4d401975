import type { Appointment } from '@polaris/contracts';
import { CalendarPlus } from 'lucide-react';
import { calendarFilePath } from '../../api/site/account/appointments.ts';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { SessionTime } from '../../primitives/session-time.tsx';
import { SessionPlace } from '../session-place.tsx';

interface BookedProps {
  session: Appointment;
  isMove: boolean;
  onAgain: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The booked session, and what happens next. */
export function Booked({ session, isMove, onAgain }: BookedProps) {
  const { id, startTime, endTime, place } = session;
  return (
    <section className="flex max-w-prose flex-col gap-2 border-t border-line-strong pt-6">
      <h2 ref={focus} tabIndex={-1} className="font-display text-2xl leading-8 focus:outline-none">
        {isMove ? 'Your session has a new time' : 'Your session is booked'}
      </h2>
      <SessionTime startTime={startTime} endTime={endTime} />
      <SessionPlace place={place} />
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={calendarFilePath(id)} download>
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to calendar
        </ButtonLink>
        <ButtonLink href="/dashboard" variant="secondary">
          Open your dashboard
        </ButtonLink>
        {!isMove && (
          <Button variant="ghost" onClick={onAgain}>
            Book another session
          </Button>
        )}
      </div>
    </section>
  );
}
