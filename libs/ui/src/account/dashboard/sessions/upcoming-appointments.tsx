import type { Appointment } from '@polaris/contracts';
import { CalendarPlus } from 'lucide-react';
import { useRef } from 'react';
import {
  calendarFilePath,
  useUpcomingAppointments,
} from '../../../api/site/account/appointments.ts';
import { ButtonLink } from '../../../primitives/button.tsx';
import { SessionTime } from '../../../primitives/session-time.tsx';
import { ChangeSession } from './change-session.tsx';
import { SessionPlace } from '../../session-place.tsx';
import { RowSkeletons, SectionEmpty, SectionFailure } from '../section-states.tsx';
import { DashboardSection } from '../section.tsx';

export function UpcomingAppointments() {
  const appointments = useUpcomingAppointments();
  const list = useRef<HTMLDivElement>(null);
  return (
    <DashboardSection title="Upcoming Sessions">
      {appointments.isPending && <RowSkeletons text="Loading your upcoming sessions..." rows={1} />}
      {appointments.isError && (
        <SectionFailure
          text="Error loading your upcoming sessions. Please try again later."
          onRetry={() => void appointments.refetch()}
        />
      )}
      {appointments.data?.items.length === 0 && (
        <SectionEmpty>
          <p>You don't have any upcoming sessions.</p>
        </SectionEmpty>
      )}
      <div
        ref={list}
        role="group"
        aria-label="Sessions"
        tabIndex={-1}
        className="empty:hidden focus:outline-none"
      >
        {appointments.data && appointments.data.items.length > 0 && (
          <ul>
            {appointments.data.items.map((appointment) => (
              <AppointmentRow
                key={appointment.id}
                appointment={appointment}
                // The notes of a purchase are on its own page.
                withNote={appointment.purchaseId === null}
                onCanceled={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
    </DashboardSection>
  );
}

interface AppointmentRowProps {
  appointment: Appointment;
  /** Whether to show the owner's note about it. */
  withNote: boolean;
  /** Called after it is canceled, to move the focus. */
  onCanceled: () => void;
}

/** An upcoming session. */
export function AppointmentRow({ appointment, withNote, onCanceled }: AppointmentRowProps) {
  const { id, title, startTime, endTime, place } = appointment;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-5">
      <h3 className="text-base leading-6 font-semibold wrap-anywhere">{title}</h3>
      <SessionTime startTime={startTime} endTime={endTime} />
      <SessionPlace place={place} />
      {withNote && <SharedNote session={appointment} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink
          href={calendarFilePath(id)}
          download
          variant="secondary"
          size="sm"
          aria-label={`Add to calendar: ${title}`}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to calendar
        </ButtonLink>
        <ChangeSession session={appointment} onCanceled={onCanceled} />
      </div>
    </li>
  );
}

/** The owner's note about a session for the client. */
export function SharedNote({ session: { sharedNote } }: { session: Appointment }) {
  if (sharedNote === null) return null;
  return (
    <p className="mt-2 max-w-prose border-l-2 border-accent pl-4 text-sm leading-6 wrap-anywhere whitespace-pre-wrap">
      {sharedNote}
    </p>
  );
}
