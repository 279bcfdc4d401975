import type { IntroCall } from '@polaris/contracts';
import { CalendarPlus } from 'lucide-react';
import { ButtonLink } from '../../primitives/button.tsx';
import { SessionTime } from '../../primitives/session-time.tsx';
import { SessionPlace } from '../session-place.tsx';
import { CallHeading } from './call-heading.tsx';

/** The time of the call, and what happens next. */
export const CallBooked = ({ call, title }: { call: IntroCall; title: string }) => (
  <>
    <CallHeading title={title}>
      <CallFacts call={call} />
      <p className="leading-6 text-muted">
        An invitation is in your mailbox, with a link that moves or cancels the call.
      </p>
    </CallHeading>
    <AddToCalendar call={call} />
  </>
);

export const CallFacts = ({ call }: { call: IntroCall }) => {
  const { title, startTime, endTime, place } = call;
  return (
    <div className="flex flex-col gap-1 leading-6">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <SessionTime startTime={startTime} endTime={endTime} />
      <SessionPlace place={place} />
    </div>
  );
};

export const AddToCalendar = ({ call: { calendar } }: { call: IntroCall }) => (
  <ButtonLink
    href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
    download="call.ics"
  >
    <CalendarPlus aria-hidden="true" className="size-4" />
    Add to calendar
  </ButtonLink>
);
