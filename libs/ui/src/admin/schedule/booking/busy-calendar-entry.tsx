import type { BusyCalendar } from '@polaris/contracts';
import { useState } from 'react';
import {
  useRefreshBusyCalendar,
  useRemoveBusyCalendar,
} from '../../../api/schedule/busy-calendars.ts';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { ageText } from '../../shared/record/age-text.ts';
import { busyText } from './add-busy-calendar.tsx';
import { EditBusyCalendar } from './edit-busy-calendar.tsx';

interface BusyCalendarEntryProps {
  calendar: BusyCalendar;
  /** Called when it is removed, to move the focus. */
  onRemoved: () => void;
}

/** A calendar with its last read and its actions. */
export function BusyCalendarEntry({ calendar, onRemoved }: BusyCalendarEntryProps) {
  const [isEditing, setEditing] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    setEditing(false);
    focusTarget();
  };
  if (isEditing)
    return (
      <li className="border-b border-line py-4">
        <EditBusyCalendar calendar={calendar} onClose={close} />
      </li>
    );
  const { label, address, allDayBlocks } = calendar;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3 text-sm leading-6">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <span className="font-semibold">{label}</span>
        {address && <span className="text-muted"> · {address}</span>}
        {!allDayBlocks && <span className="text-muted"> · without all-day events</span>}
        <Reading calendar={calendar} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ReadNow calendar={calendar} />
        <Button
          ref={target}
          mutates
          variant="secondary"
          size="sm"
          onClick={() => setEditing(true)}
          aria-label={`Edit ${label}`}
        >
          Edit
        </Button>
        <Remove calendar={calendar} onRemoved={onRemoved} />
      </div>
    </li>
  );
}

function Reading({ calendar }: Pick<BusyCalendarEntryProps, 'calendar'>) {
  const { lastReadAt, error, times, skipped } = calendar;
  const age = ageText(lastReadAt);
  return (
    <>
      <p className="text-muted">
        {busyText(times)} · Read <time dateTime={lastReadAt}>{age}</time>
      </p>
      {error && (
        <p className="text-danger">
          {error} {consequence(calendar)}
        </p>
      )}
      {!error && skipped > 0 && (
        <p>{skipped === 1 ? '1 event' : `${skipped} events`} in it could not be read.</p>
      )}
    </>
  );
}

function consequence({ closesBooking, keepOpen }: BusyCalendar): string {
  if (closesBooking) return 'Booking is closed until it can be read again.';
  return keepOpen
    ? 'Booking uses the last known busy times.'
    : 'Booking uses the last known busy times, until it is 24 hours old.';
}

function ReadNow({ calendar: { id, label } }: Pick<BusyCalendarEntryProps, 'calendar'>) {
  const refresh = useRefreshBusyCalendar();
  const press = async () => {
    try {
      const { error, times } = await refresh.mutateAsync(id);
      if (error === null) reportSuccess(`Calendar read. ${busyText(times)}`);
      else reportFailure(new Error(error));
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button
      mutates
      variant="secondary"
      size="sm"
      pending={refresh.isPending}
      onClick={() => void press()}
      aria-label={`Read ${label} now`}
    >
      Read now
    </Button>
  );
}

function Remove({ calendar: { id, label }, onRemoved }: BusyCalendarEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveBusyCalendar();
  const remove = async () => {
    try {
      await removal.mutateAsync(id);
      reportSuccess('Calendar removed');
      onRemoved();
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        mutates
        variant="secondary"
        size="sm"
        onClick={() => setAsking(true)}
        aria-label={`Remove ${label}`}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${label}?`}
        text="Clients can then book at its busy times. To add it again, you need its address."
        confirmLabel="Remove"
        pending={removal.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
