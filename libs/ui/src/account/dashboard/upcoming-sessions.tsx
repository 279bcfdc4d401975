import { type Appointment, estTime, localTime } from '@polaris/contracts';
import { CalendarPlus } from 'lucide-react';
import { calendarFile, useUpcomingSessions } from '../../api/appointments.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { Section } from './section.tsx';

export function UpcomingSessions() {
  const sessions = useUpcomingSessions();
  return (
    <Section title="Upcoming Sessions">
      {sessions.isPending && <RowSkeletons text="Loading your upcoming sessions..." rows={1} />}
      {sessions.isError && (
        <SectionFailure
          text="Error loading your upcoming sessions. Please try again later."
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data?.items.length === 0 && (
        <SectionEmpty>
          <p>You don't have any upcoming sessions.</p>
        </SectionEmpty>
      )}
      <ul>
        {sessions.data?.items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Section>
  );
}

function SessionRow({ session }: { session: Appointment }) {
  const { id, title, startTime, endTime } = session;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-5">
      <h3 className="text-base leading-6 font-semibold wrap-anywhere">{title}</h3>
      <p className="leading-6">
        <time dateTime={startTime}>{estTime(startTime, endTime)}</time>
      </p>
      <p className="text-sm leading-6 text-muted">Your time: {localTime(startTime, endTime)}</p>
      <ButtonLink
        href={calendarFile(id)}
        download
        variant="secondary"
        size="sm"
        aria-label={`Add to calendar: ${title}`}
        className="mt-3 self-start"
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        Add to calendar
      </ButtonLink>
    </li>
  );
}
