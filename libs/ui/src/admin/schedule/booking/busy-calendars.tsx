import { useId } from 'react';
import { useBusyCalendars } from '../../../api/schedule/busy-calendars.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { ListSection } from '../../shared/list/list-section.tsx';
import { AddBusyCalendar } from './add-busy-calendar.tsx';
import { BusyCalendarEntry } from './busy-calendar-entry.tsx';

/** The owner's other calendars, at whose busy times clients cannot book. */
export function BusyCalendars() {
  const calendars = useBusyCalendars();
  const id = useId();
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  return (
    <ListSection id={id} title="Busy calendars">
      <p className="pt-4 text-sm leading-6 text-muted">
        Clients cannot book while you are busy in these calendars. They are read every 15 minutes,
        and only the times of events are stored.
      </p>
      <AddBusyCalendar button={target} />
      {calendars.isPending && <LoadingState text="Loading your calendars..." className="py-4" />}
      {calendars.isError && !calendars.data && (
        <div className="flex flex-col items-start gap-3">
          <Alert>{errorMessage(calendars.error)}</Alert>
          <Button onClick={() => void calendars.refetch()}>Try again</Button>
        </div>
      )}
      {calendars.data?.length === 0 && (
        <p className="py-4 text-sm leading-6 text-muted">No calendars yet.</p>
      )}
      <ul className="empty:hidden">
        {calendars.data?.map((calendar) => (
          <BusyCalendarEntry key={calendar.id} calendar={calendar} onRemoved={focusTarget} />
        ))}
      </ul>
    </ListSection>
  );
}
