import {
  type AdminAppointment,
  type AppointmentStatus,
  appointmentStatusLabels,
} from '@polaris/contracts';
import { useState } from 'react';
import { useChangeAppointment, useRemoveAppointment } from '../../../api/schedule/appointments.ts';
import { Button } from '../../../primitives/button.tsx';
import { SessionTime } from '../../../primitives/session-time.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { SharedNote } from './shared-note.tsx';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';

const tones: Record<AppointmentStatus, BadgeTone> = {
  scheduled: 'info',
  completed: 'success',
  cancelled: 'neutral',
  no_show: 'danger',
};

const AppointmentStatusBadge = ({ status }: { status: AppointmentStatus }) => (
  <Badge tone={tones[status]}>{appointmentStatusLabels[status]}</Badge>
);

interface AppointmentEntryProps {
  appointment: AdminAppointment;
  /** Opens the form that changes it; undefined where there is no customer. */
  onMove?: (() => void) | undefined;
  /** Called when the entry is deleted, to move the focus. */
  onRemoved: () => void;
}

export function AppointmentEntry({ appointment, onMove, onRemoved }: AppointmentEntryProps) {
  const { title, startTime, endTime, status } = appointment;
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  return (
    <li className="border-b border-line py-4 text-sm leading-6">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="min-w-0 font-semibold wrap-anywhere">
          {title}
        </h3>
        <AppointmentStatusBadge status={status} />
      </div>
      <SessionTime startTime={startTime} endTime={endTime} />
      {appointment.purchaseId !== null && status !== 'scheduled' && (
        <p className="text-muted">
          {appointment.usesSession ? 'Counts as used' : 'Given back to the client'}
        </p>
      )}
      <SharedNote appointment={appointment}>
        <AppointmentActions
          appointment={appointment}
          onMove={onMove}
          onMarked={focusHeading}
          onRemoved={onRemoved}
        />
      </SharedNote>
    </li>
  );
}

interface AppointmentActionsProps extends AppointmentEntryProps {
  /** Called when a new status has replaced the pressed button, to move the focus. */
  onMarked: () => void;
}

/** A future appointment can be moved or canceled; a past one was held or missed. */
function AppointmentActions({ appointment, onMove, onMarked, onRemoved }: AppointmentActionsProps) {
  const { id, title, status, endTime, purchaseId, usesSession } = appointment;
  const [now] = useState(Date.now);
  const isOver = Date.parse(endTime) < now;
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null);
  const change = useChangeAppointment();
  const remove = useRemoveAppointment();
  const run = async (work: Promise<unknown>, message: string, onDone: () => void) => {
    try {
      await work;
      reportSuccess(message);
      onDone();
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(null);
    }
  };
  const mark = (to: AppointmentStatus, message: string) =>
    void run(change.mutateAsync({ id, status: to }), message, onMarked);
  const toggleUse = () =>
    void run(
      change.mutateAsync({ id, usesSession: !usesSession }),
      usesSession ? 'The client can book this session again' : 'Session counts as used',
      onMarked,
    );
  const action = (label: string, onClick: () => void) => (
    <Button
      mutates
      variant="secondary"
      size="sm"
      onClick={onClick}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </Button>
  );
  return (
    <>
      {status === 'scheduled' && !isOver && onMove && action('Move', onMove)}
      {status === 'scheduled' && !isOver && action('Cancel', () => setAsking('cancel'))}
      {status === 'scheduled' &&
        isOver &&
        action('Mark as Held', () => mark('completed', 'Session marked as held'))}
      {status === 'scheduled' &&
        isOver &&
        action('Mark as Missed', () => mark('no_show', 'Session marked as missed'))}
      {purchaseId !== null &&
        (status === 'cancelled' || status === 'no_show') &&
        action(usesSession ? 'Give Back' : 'Count as Used', toggleUse)}
      {status !== 'scheduled' && action('Delete', () => setAsking('delete'))}
      <ConfirmDialog
        open={asking === 'cancel'}
        title={`Cancel ${title}?`}
        text="The customer is notified by email, unless they have turned it off or have no address, and the time slot becomes free."
        confirmLabel="Cancel the session"
        pending={change.isPending}
        onConfirm={() => mark('cancelled', 'Session canceled')}
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
    </>
  );
}
