import type { AdminAppointment } from '@polaris/contracts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCustomer } from '../../../../api/people/customers/customers.ts';
import { useLinkedAccount } from '../../../../api/people/customers/linked-accounts.ts';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { customerPath, submissionPath } from '../../../shared/record/record-paths.ts';
import { AppointmentDialog } from '../appointment-dialog.tsx';
import { AppointmentEntry } from '../appointment-entry.tsx';
import { whoOf } from './calendar-times.ts';

interface SessionDetailsProps {
  session: AdminAppointment;
  onClose: () => void;
}

/** A session of the calendar, with what can be done with it. */
export const SessionDetails = ({ session, onClose }: SessionDetailsProps) =>
  session.customerId === null ? (
    <Details session={session} onClose={onClose}>
      {session.contact && (
        <Link
          to={submissionPath(session.contact.id)}
          className="text-sm underline underline-offset-4"
        >
          Open the submission
        </Link>
      )}
    </Details>
  ) : (
    <OfCustomer session={session} onClose={onClose} id={session.customerId} />
  );

function OfCustomer({ id, session, onClose }: SessionDetailsProps & { id: number }) {
  const [isEdited, setEdited] = useState(false);
  const customer = useCustomer(id).data;
  const account = useLinkedAccount(id).data;
  return isEdited && customer ? (
    <AppointmentDialog appointment={session} attendee={{ customer, account }} onClose={onClose} />
  ) : (
    <Details session={session} onClose={onClose} onMove={customer && (() => setEdited(true))}>
      <Link to={customerPath(id)} className="text-sm underline underline-offset-4">
        Open the record
      </Link>
    </Details>
  );
}

interface DetailsProps extends SessionDetailsProps {
  onMove?: (() => void) | undefined;
  children?: ReactNode;
}

const Details = ({ session, onClose, onMove, children }: DetailsProps) => (
  <Dialog open onClose={onClose} title={whoOf(session)}>
    <ul>
      <AppointmentEntry appointment={session} onMove={onMove} onRemoved={onClose} />
    </ul>
    {children}
  </Dialog>
);
