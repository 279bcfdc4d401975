import {
  type ExplainedDay,
  type ExplainedDays,
  hiddenByLabels,
  localClock,
  localDay,
  sessionLengths,
} from '@polaris/contracts';
import { useId, useState } from 'react';
import { useBusyCalendars } from '../../../api/schedule/busy-calendars.ts';
import { type SessionLength, useExplainedDays } from '../../../api/schedule/booking.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';

/** What clients can book in the next days with the saved settings, and why a time is hidden. */
export function ClientPreview({ isOpen }: { isOpen: boolean }) {
  const id = useId();
  const [minutes, setMinutes] = useState<SessionLength>('60');
  const days = useExplainedDays(minutes);
  const { data: calendars } = useBusyCalendars();
  const isSilent = calendars?.some(({ closesBooking }) => closesBooking) ?? false;
  return (
    <ListSection id={id} title="What clients see">
      <div className="flex flex-col gap-4 py-4">
        <Field label="For a session of" className="max-w-48">
          <Select
            value={minutes}
            onChange={({ target }) => setMinutes(target.value as SessionLength)}
          >
            {sessionLengths.map((length) => (
              <option key={length} value={length}>
                {length} minutes
              </option>
            ))}
          </Select>
        </Field>
        {days.isPending && <LoadingState text="Loading the next days..." className="py-4" />}
        {days.isError && !days.data && (
          <div className="flex flex-col items-start gap-3">
            <Alert>{errorMessage(days.error)}</Alert>
            <Button onClick={() => void days.refetch()}>Try again</Button>
          </div>
        )}
        {days.data && <Week week={days.data} closed={closedText(isOpen, isSilent)} />}
      </div>
    </ListSection>
  );
}

const shownOf = ({ times }: ExplainedDay) => times.filter(({ hiddenBy }) => hiddenBy === null);

/** Why clients see no times; null if they see some. */
function closedText(isOpen: boolean, isSilent: boolean): string | null {
  if (!isOpen) return 'Booking is off, so clients see no times. Turned on,';
  return isSilent ? 'A busy calendar cannot be read, so clients see no times. Once it can,' : null;
}

interface WeekProps {
  week: ExplainedDays;
  closed: string | null;
}

function Week({ week: { days, timeZone }, closed }: WeekProps) {
  const count = days.flatMap(shownOf).length;
  return (
    <>
      <p role="status" className="leading-6">
        {weekText(count, closed)} Times are in {timeZone.replaceAll('_', ' ')}.
      </p>
      <ul className="border-t border-line">
        {days.map((day) => (
          <li key={day.day} className="border-b border-line py-3 text-sm leading-6">
            <DayTimes day={day} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </>
  );
}

function weekText(count: number, closed: string | null): string {
  const times = count === 1 ? '1 time' : `${count} times`;
  return closed === null
    ? `In the next 7 days, clients see ${times}.`
    : `${closed} they see ${times} in the next 7 days.`;
}

function DayTimes({ day, timeZone }: { day: ExplainedDay; timeZone: string }) {
  const shown = shownOf(day);
  const hidden = day.times.filter(({ hiddenBy }) => hiddenBy !== null);
  return (
    <>
      <p>
        <span className="font-semibold">{localDay(`${day.day}T12:00:00`)}</span>
        <span className="text-muted"> · {dayText(day)}</span>
      </p>
      {shown.length > 0 && (
        <p>{shown.map(({ startTime }) => localClock(startTime, timeZone)).join(', ')}</p>
      )}
      {hidden.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer text-muted hover:text-ink">
            Why {hidden.length === 1 ? '1 time is' : `${hidden.length} times are`} hidden
          </summary>
          <ul className="pl-4">
            {hidden.map(({ startTime, hiddenBy, calendar }) => (
              <li key={startTime} className="wrap-anywhere">
                {localClock(startTime, timeZone)}: {hiddenByLabels[hiddenBy!]} {calendar}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function dayText(day: ExplainedDay): string {
  const count = shownOf(day).length;
  if (!day.hasHours) return 'No hours';
  if (day.times.length === 0) return 'The hours are shorter than the session';
  return count === 1 ? '1 time' : `${count} times`;
}
