import type { AdminAppointment } from '@polaris/contracts';
import { useState } from 'react';
import { useCustomerSessionPages } from '../../api/admin-appointments.ts';
import { Button } from '../../primitives/button.tsx';
import { ListBody } from '../shared/list/list-body.tsx';
import { useLaterFocus } from '../shared/form/use-heading-focus.ts';
import { SessionDialog } from './session-dialog.tsx';
import { SessionEntry } from './session-entry.tsx';

interface CustomerSessionsProps {
  customerId: number;
  userId: string;
}

/** When this customer is met, and a way to book another time. */
export function CustomerSessions({ customerId, userId }: CustomerSessionsProps) {
  const sessions = useCustomerSessionPages(customerId);
  const [edited, setEdited] = useState<AdminAppointment | 'new' | null>(null);
  const { target: bookButton, focusTarget } = useLaterFocus<HTMLButtonElement>();
  return (
    <>
      <Button ref={bookButton} variant="secondary" onClick={() => setEdited('new')}>
        Book a Session
      </Button>
      <ListBody
        pages={sessions}
        noun="sessions"
        empty={{ title: 'No sessions yet', text: 'Sessions that you book will appear here.' }}
      >
        {(items) => (
          <ul className="mt-2">
            {items.map((session) => (
              <SessionEntry
                key={session.id}
                session={session}
                onMove={() => setEdited(session)}
                onRemoved={focusTarget}
              />
            ))}
          </ul>
        )}
      </ListBody>
      {edited && (
        <SessionDialog
          session={edited === 'new' ? undefined : edited}
          userId={userId}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
