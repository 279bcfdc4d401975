import { type CalendarDay, type CalendarWeek, minuteOf } from '@polaris/contracts';
import clsx from 'clsx';
import { useState } from 'react';
import { boxOf } from './box-of.ts';
import { DAY_MINUTES, type Part, partOf, skippedPart } from './calendar-times.ts';

interface DayShadesProps {
  week: CalendarWeek;
  days: readonly CalendarDay[];
  today: string;
}

const striped =
  'bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_8px)] bg-sunken';

/** The background behind the sessions: hours, closed and busy times, and the current time. */
export function DayShades({ week, days, today }: DayShadesProps) {
  const { timeZone } = week;
  const [now] = useState(() => minuteOf(new Date(), timeZone));
  return (
    <div className="pointer-events-none absolute inset-0">
      {days.map((one, column) => {
        const partsOf = (spans: readonly { startTime: string; endTime: string }[]) =>
          spans.flatMap((span) => partOf(span, one.day, timeZone) ?? []);
        const place = ({ from, to }: Part) => boxOf(column, days.length, from, to);
        const skipped = skippedPart(one.day, timeZone);
        return (
          <div key={one.day}>
            {closedParts(partsOf(one.open)).map((part) => (
              <span key={part.from} className="absolute bg-sunken" style={place(part)} />
            ))}
            {partsOf(one.timeOff).map((part) => (
              <span key={part.from} className={clsx('absolute', striped)} style={place(part)} />
            ))}
            {skipped && (
              <span
                className={clsx('absolute px-1.5 text-xs text-muted', striped)}
                style={place(skipped)}
              >
                Clocks go forward
              </span>
            )}
            {week.busy.flatMap((span) => {
              const part = partOf(span, one.day, timeZone);
              return part ? (
                <span
                  key={`${span.startTime} ${span.label}`}
                  className={clsx(
                    'absolute truncate border border-line px-1.5 text-xs text-muted',
                    striped,
                  )}
                  style={place(part)}
                >
                  {span.label}
                </span>
              ) : (
                []
              );
            })}
            <span
              className={clsx('absolute', column > 0 && 'border-l border-line')}
              style={place({ from: 0, to: DAY_MINUTES })}
            />
            {one.day === today && (
              <span
                className="absolute border-t-2 border-accent"
                style={place({ from: now, to: now })}
              />
            )}
          </div>
        );
      })}
      {Array.from({ length: 23 }, (_, index) => (
        <span
          key={index}
          className="absolute inset-x-0 border-t border-line"
          style={{ top: `${((index + 1) / 24) * 100}%` }}
        />
      ))}
    </div>
  );
}

/** The parts of a day outside its open hours. */
function closedParts(open: readonly Part[]): Part[] {
  const ends = [0, ...open.map(({ to }) => to)];
  const starts = [...open.map(({ from }) => from), DAY_MINUTES];
  return ends
    .map((from, index) => ({ from, to: starts[index]! }))
    .filter(({ from, to }) => from < to);
}
