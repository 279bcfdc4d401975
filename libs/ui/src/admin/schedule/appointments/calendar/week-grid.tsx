import type { AdminAppointment, CalendarDay, CalendarWeek, Slot } from '@polaris/contracts';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useReadOnlyMode } from '../../../../primitives/read-only-mode.ts';
import { reportFailure } from '../../../shared/feedback/report-failure.ts';
import { type Place, STEP, firstFree, slotAt, snap } from './calendar-times.ts';
import { DayHeadings } from './day-headings.tsx';
import { DayShades } from './day-shades.tsx';
import { daysText } from './day-names.ts';
import { MoveQuestion } from './move-question.tsx';
import { NewSessionDialog } from './new-session-dialog.tsx';
import { SessionBlock } from './session-block.tsx';
import { SessionDetails } from './session-details.tsx';
import { TimeCursor } from './time-cursor.tsx';
import { NO_SUCH_TIME } from '../appointment-times.ts';
import { useArranging } from './use-arranging.ts';
import { useSessionDrag } from './use-session-drag.ts';

interface WeekGridProps {
  week: CalendarWeek;
  /** The days that are shown. */
  days: readonly CalendarDay[];
  today: string;
  /** When the screen was opened. */
  now: number;
  /** Called with the day that the cursor or a moved session is on. */
  onDay: (day: string) => void;
}

/** The height of an hour in pixels. */
const HOUR = 56;
/** The hour to scroll to at first, unless something starts earlier. */
const MORNING = 8;
const NEW_MINUTES = 60;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Days side by side, with the hours in the business's time zone down the side. */
export function WeekGrid({ week, days, today, now, onDay }: WeekGridProps) {
  const { timeZone, sessions } = week;
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const arranging = useArranging(week, onDay);
  const drag = useSessionDrag({ layer, days, timeZone, arranging });
  const [cursor, setCursor] = useState<Place>(() => firstFree(week, now));
  const isShown = days.some(({ day }) => day === cursor.day);
  const shownCursor = isShown ? cursor : firstFree({ ...week, days: [...days] }, now);
  const [booking, setBooking] = useState<Slot | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const { guard } = useReadOnlyMode();
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = HOUR * MORNING - HOUR / 4;
  }, []);
  const book = guard((place: Place) => {
    const slot = slotAt(place, NEW_MINUTES, timeZone);
    if (slot) setBooking(slot);
    else reportFailure(new Error(NO_SUCH_TIME));
  });
  const click = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || drag.wasDragged.current) return;
    const { day, minutes } = drag.placeAt(event.clientX, event.clientY);
    const place = { day, minutes: snap(minutes - (minutes % (2 * STEP))) };
    setCursor(place);
    book(place);
  };
  const press = (session: AdminAppointment) => {
    if (drag.wasDragged.current) return;
    const { moving } = arranging;
    if (moving?.session.id === session.id) guard(() => arranging.ask(session, moving.to))();
    else setOpened(session.id);
  };
  const asked = arranging.moving?.isAsked ? arranging.moving : null;
  const slot = asked && arranging.slotOf(asked.session, asked.to);
  const openedSession = sessions.find(({ id }) => id === opened);
  const placing = { days, timeZone };
  return (
    <section aria-label={daysText(days)}>
      <h2 className="mb-2 text-base font-semibold">{daysText(days)}</h2>
      <p className="mb-3 text-sm leading-6 text-muted max-md:sr-only">
        Drag a session to move it. With the keyboard, on a session: arrow keys move it, Enter
        confirms, Escape puts it back. Shaded: outside the hours in which clients can book.
      </p>
      <p role="status" className="sr-only">
        {arranging.spoken}
      </p>
      <div
        ref={box}
        data-scrolls=""
        className="max-h-[calc(100dvh-300px)] min-h-96 overflow-y-auto overscroll-contain border border-line bg-raised max-md:max-h-[calc(100dvh-320px)]"
      >
        <DayHeadings {...{ week, days, today }} />
        <div className="grid grid-cols-[56px_minmax(0,1fr)]">
          <div aria-hidden="true" className="relative" style={{ height: HOUR * 24 }}>
            {hours.slice(1).map((hour) => (
              <span
                key={hour}
                className="absolute right-2 -translate-y-1/2 text-xs text-muted"
                style={{ top: hour * HOUR }}
              >
                {hour % 12 || 12} {hour < 12 ? 'AM' : 'PM'}
              </span>
            ))}
          </div>
          <div ref={layer} className="relative border-l border-line" onClick={click}>
            <DayShades {...{ week, days, today }} />
            <TimeCursor
              {...placing}
              week={week}
              cursor={shownCursor}
              onMove={(place) => {
                setCursor(place);
                onDay(place.day);
              }}
              onSpoken={arranging.say}
              onBook={book}
            />
            <ul>
              {sessions.map((session) => (
                <SessionBlock
                  key={session.id}
                  {...placing}
                  session={session}
                  to={arranging.moving?.session.id === session.id ? arranging.moving.to : undefined}
                  onPress={() => press(session)}
                  onKeyDown={(event) => arranging.press(event, session)}
                  onPointerDown={(event) => drag.start(event, session)}
                />
              ))}
            </ul>
          </div>
        </div>
      </div>
      {asked && slot && (
        <MoveQuestion moving={asked} slot={slot} week={week} onClose={arranging.putBack} />
      )}
      {booking && <NewSessionDialog slot={booking} week={week} onClose={() => setBooking(null)} />}
      {openedSession && <SessionDetails session={openedSession} onClose={() => setOpened(null)} />}
    </section>
  );
}
