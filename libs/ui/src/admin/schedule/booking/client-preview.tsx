import {
  type ExplainedDay,
  addDays,
  hiddenByLabels,
  monthText,
  sessionLengths,
  weekdayOfText,
} from '@polaris/contracts';
import { useId, useState } from 'react';
import { useBusyCalendars } from '../../../api/schedule/busy-calendars.ts';
import { useExplainedDays } from '../../../api/schedule/booking.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { clock, isoDay } from '../../../primitives/clock.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { MonthDays } from '../../../primitives/month/month-days.tsx';
import { daysOf, monthOf } from '../../../primitives/month/months.ts';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';

/** The month that clients see with the saved settings, and why a time is hidden. */
export function ClientPreview({ isOpen }: { isOpen: boolean }) {
  const id = useId();
  const [minutes, setMinutes] = useState(60);
  const [month, setMonth] = useState(() => monthOf(isoDay()));
  const today = isoDay();
  const inMonth = daysOf(month).filter((day) => day >= today);
  const days = useExplainedDays({ minutes, from: inMonth[0]!, days: inMonth.length });
  const { data: calendars } = useBusyCalendars();
  const isSilent = calendars?.some(({ closesBooking }) => closesBooking) ?? false;
  return (
    <ListSection id={id} title="What clients see">
      <div className="flex flex-col gap-4 py-4">
        <Field label="For a session of" className="max-w-48">
          <Select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
            {sessionLengths.map((length) => (
              <option key={length} value={length}>
                {length} minutes
              </option>
            ))}
          </Select>
        </Field>
        {days.isPending && <LoadingState text="Loading the month..." className="py-4" />}
        {days.isError && !days.data && (
          <div className="flex flex-col items-start gap-3">
            <Alert>{errorMessage(days.error)}</Alert>
            <Button onClick={() => void days.refetch()}>Try again</Button>
          </div>
        )}
        {days.data && (
          <Month
            days={days.data.days.filter(({ day }) => monthOf(day) === month)}
            closed={closedText(isOpen, isSilent)}
            month={month}
            onMonth={setMonth}
          />
        )}
      </div>
    </ListSection>
  );
}

/** The most days that clients can book ahead. */
const MAX_HORIZON = 180;

const shownOf = ({ times }: ExplainedDay) => times.filter(({ hiddenBy }) => hiddenBy === null);

/** Why clients see no times; null if they see some. */
function closedText(isOpen: boolean, isSilent: boolean): string | null {
  if (!isOpen) return 'Booking is off, so clients see no times. Turned on,';
  return isSilent ? 'A busy calendar cannot be read, so clients see no times. Once it can,' : null;
}

interface MonthProps {
  days: readonly ExplainedDay[];
  closed: string | null;
  month: string;
  onMonth: (month: string) => void;
}

function Month({ days, closed, month, onMonth }: MonthProps) {
  const [picked, setPicked] = useState('');
  const withTimes = days.filter(({ times }) => times.length > 0);
  const counts = new Map(withTimes.map((day) => [day.day, shownOf(day).length]));
  const shown =
    days.find(({ day }) => day === picked) ??
    days.find((day) => shownOf(day).length > 0) ??
    withTimes[0];
  const today = isoDay();
  return (
    <>
      <p role="status" className="leading-6">
        {monthSummary(month, days.flatMap(shownOf).length, closed)}
      </p>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <MonthDays
          month={month}
          counts={counts}
          chosen={shown?.day}
          onChoose={setPicked}
          range={{ first: monthOf(today), last: monthOf(addDays(today, MAX_HORIZON)) }}
          onMonth={onMonth}
        />
        {shown && <DayTimes day={shown} />}
      </div>
    </>
  );
}

function monthSummary(month: string, count: number, closed: string | null): string {
  const times = count === 1 ? '1 time' : `${count} times`;
  return closed === null
    ? `In ${monthText(month)}, clients see ${times}.`
    : `${closed} they see ${times} in ${monthText(month)}.`;
}

function DayTimes({ day }: { day: ExplainedDay }) {
  const shown = shownOf(day);
  const hidden = day.times.filter(({ hiddenBy }) => hiddenBy !== null);
  return (
    <div className="text-sm leading-6">
      <h3 className="pb-2 font-semibold">{weekdayOfText(day.day)}</h3>
      <p>
        {shown.length === 0
          ? 'Clients see no times.'
          : shown.map(({ startTime }) => clock(startTime)).join(', ')}
      </p>
      {hidden.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer text-muted hover:text-ink">
            Why {hidden.length === 1 ? '1 time is' : `${hidden.length} times are`} hidden
          </summary>
          <ul className="pl-4">
            {hidden.map(({ startTime, hiddenBy, calendar }) => (
              <li key={startTime} className="wrap-anywhere">
                {clock(startTime)}: {hiddenByLabels[hiddenBy!]} {calendar}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
