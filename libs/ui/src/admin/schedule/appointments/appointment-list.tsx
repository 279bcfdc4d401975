import type { AdminAppointment } from '@polaris/contracts';
import { useState } from 'react';
import type { Pages } from '../../../api/client/pages.ts';
import { Button } from '../../../primitives/button.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { AppointmentEntry } from './appointment-entry.tsx';
import type { Attendee } from './mail-notice.ts';

interface AppointmentListProps {
  appointments: Pages<AdminAppointment>;
  attendee: Attendee;
  /** The purchase that a session booked here is part of. */
  purchaseId?: number;
}

/** Booked meetings with one customer, and a button that books another. */
export function AppointmentList({ appointments, attendee, purchaseId }: AppointmentListProps) {
  const [edited, setEdited] = useState<AdminAppointment | 'new' | null>(null);
  const { target: bookButton, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  return (
    <>
      <Button mutates ref={bookButton} variant="secondary" onClick={() => setEdited('new')}>
        Book a Session
      </Button>
      <ListBody pages={appointments} noun="sessions" empty={null}>
        {(items) => (
          <ul className="mt-2">
            {items.map((appointment) => (
              <AppointmentEntry
                key={appointment.id}
                appointment={appointment}
                onMove={() => setEdited(appointment)}
                onRemoved={focusTarget}
              />
            ))}
          </ul>
        )}
      </ListBody>
      {edited && (
        <AppointmentDialog
          appointment={edited === 'new' ? undefined : edited}
          attendee={attendee}
          {...(purchaseId && { purchaseId })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
