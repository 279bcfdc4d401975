import { type AdminAppointment, attendeeName } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { customerPath, purchasePath, submissionPath } from '../../shared/record/record-paths.ts';

interface SessionListProps {
  sessions: readonly AdminAppointment[];
  /** Renders the time of a session. */
  time: (session: AdminAppointment) => ReactNode;
}

/** Sessions with their customers. */
export const SessionList = ({ sessions, time }: SessionListProps) => (
  <ul>
    {sessions.map((session) => (
      <li
        key={session.id}
        className="flex flex-wrap justify-between gap-x-6 border-b border-line py-1.5 text-sm leading-6"
      >
        <p className="flex min-w-0 flex-wrap gap-x-4">
          <SessionTitle session={session} />
          <Attendee session={session} />
        </p>
        <p className="flex flex-wrap gap-x-4">{time(session)}</p>
      </li>
    ))}
  </ul>
);

function SessionTitle({ session: { title, purchaseId } }: { session: AdminAppointment }) {
  const look = 'font-semibold wrap-anywhere';
  if (purchaseId === null) return <span className={look}>{title}</span>;
  return (
    <Link to={purchasePath(purchaseId)} className={`${look} underline underline-offset-4`}>
      {title}
    </Link>
  );
}

function Attendee({ session }: { session: AdminAppointment }) {
  const { customerId, contact } = session;
  const name = attendeeName(session) ?? 'Deleted customer';
  const path = customerId ? customerPath(customerId) : contact && submissionPath(contact.id);
  if (!path) return <span className="wrap-anywhere">{name}</span>;
  return (
    <Link to={path} className="wrap-anywhere text-ink underline underline-offset-4">
      {name}
    </Link>
  );
}
