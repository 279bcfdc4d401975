import {
  type AdminAppointment,
  type AppointmentStatus,
  estTime,
  localTime,
} from '@polaris/contracts';
import { useState } from 'react';
import { useChangeSession, useRemoveSession } from '../../api/admin-appointments.ts';
import { Button } from '../../primitives/button.tsx';
import { ConfirmDialog } from '../../primitives/confirm-dialog.tsx';
import { AppointmentStatusBadge } from './appointment-status-badge.tsx';
import { reportFailure, reportSuccess } from '../shared/feedback/report-failure.ts';
import { useHeadingFocus } from '../shared/form/use-heading-focus.ts';

interface SessionEntryProps {
  session: AdminAppointment;
  onMove: () => void;
  /** Where the keyboard goes when the entry has gone. */
  onRemoved: () => void;
}

export function SessionEntry({ session, onMove, onRemoved }: SessionEntryProps) {
  const { title, startTime, endTime, status } = session;
  const { heading, focusHeading } = useHeadingFocus();
  return (
    <li className="border-b border-line py-4 text-sm leading-6">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="min-w-0 font-semibold wrap-anywhere">
          {title}
        </h3>
        <AppointmentStatusBadge status={status} />
      </div>
      <p>
        <time dateTime={startTime}>{estTime(startTime, endTime)}</time>
      </p>
      <p className="text-muted">Your time: {localTime(startTime, endTime)}</p>
      <SessionActions
        session={session}
        onMove={onMove}
        onMarked={focusHeading}
        onRemoved={onRemoved}
      />
    </li>
  );
}

interface SessionActionsProps extends SessionEntryProps {
  /** Other buttons take the place of the one that was pressed. */
  onMarked: () => void;
}

/** What is to come is moved or cancelled; what has been was held or missed. */
function SessionActions({ session, onMove, onMarked, onRemoved }: SessionActionsProps) {
  const { id, title, status, endTime } = session;
  const [now] = useState(Date.now);
  const isOver = Date.parse(endTime) < now;
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null);
  const change = useChangeSession();
  const remove = useRemoveSession();
  const run = async (work: Promise<unknown>, words: string, onDone: () => void) => {
    try {
      await work;
      reportSuccess(words);
      onDone();
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(null);
    }
  };
  const mark = (to: AppointmentStatus, words: string) =>
    void run(change.mutateAsync({ id, status: to }), words, onMarked);
  const action = (label: string, onClick: () => void) => (
    <Button variant="secondary" size="sm" onClick={onClick} aria-label={`${label}: ${title}`}>
      {label}
    </Button>
  );
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {status === 'scheduled' && !isOver && action('Move', onMove)}
      {status === 'scheduled' && !isOver && action('Cancel', () => setAsking('cancel'))}
      {status === 'scheduled' && isOver && action('Held', () => mark('completed', 'Session held'))}
      {status === 'scheduled' &&
        isOver &&
        action('Missed', () => mark('no_show', 'Session missed'))}
      {status !== 'scheduled' && action('Delete', () => setAsking('delete'))}
      <ConfirmDialog
        open={asking === 'cancel'}
        title={`Cancel ${title}?`}
        text="The customer is told by mail, if they agree to mail, and the time is free again."
        confirmLabel="Cancel the session"
        pending={change.isPending}
        onConfirm={() => mark('cancelled', 'Session cancelled')}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${title}?`}
        text="Are you sure you want to delete this session? This action cannot be undone."
        confirmLabel="Delete"
        pending={remove.isPending}
        onConfirm={() => void run(remove.mutateAsync(id), 'Session deleted', onRemoved)}
        onCancel={() => setAsking(null)}
      />
    </div>
  );
}
