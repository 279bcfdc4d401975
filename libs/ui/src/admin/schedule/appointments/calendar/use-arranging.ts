import { type AdminAppointment, type CalendarWeek, addDays } from '@polaris/contracts';
import { type KeyboardEvent, useState } from 'react';
import { reportFailure } from '../../../shared/feedback/report-failure.ts';
import {
  DAY_MINUTES,
  type Place,
  STEP,
  lengthOf,
  momentText,
  placeOf,
  placeText,
  slotAt,
} from './calendar-times.ts';
import { NO_SUCH_TIME } from '../appointment-times.ts';
import { actingKey } from '../../../../primitives/acting-key.ts';

/** A session with a move that is not saved yet. */
export interface Moving {
  session: AdminAppointment;
  to: Place;
  /** Whether the confirmation is open. */
  isAsked: boolean;
}

const arrows: Record<string, { days: number; minutes: number }> = {
  ArrowUp: { days: 0, minutes: -STEP },
  ArrowDown: { days: 0, minutes: STEP },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

/** The place after an arrow key, within the week; undefined for any other key. */
export function placeAfter(key: string, { day, minutes }: Place, week: CalendarWeek) {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const next = addDays(day, arrow.days);
  const time = minutes + arrow.minutes;
  return {
    day: week.days.some((one) => one.day === next) ? next : day,
    minutes: time >= 0 && time < DAY_MINUTES ? time : minutes,
  };
}

export const canMove = ({ status, endTime }: AdminAppointment, now: number): boolean =>
  status === 'scheduled' && Date.parse(endTime) > now;

/** Moves sessions by keys and by dragging. Nothing is saved before the owner has confirmed it. */
export function useArranging(week: CalendarWeek, onDay: (day: string) => void) {
  const { timeZone } = week;
  const [now] = useState(Date.now);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [spoken, setSpoken] = useState('');
  const slotOf = (session: AdminAppointment, to: Place) => slotAt(to, lengthOf(session), timeZone);
  const move = (session: AdminAppointment, to: Place) => {
    setMoving({ session, to, isAsked: false });
    setSpoken(slotOf(session, to) ? placeText(to) : `${placeText(to)}. ${NO_SUCH_TIME}`);
    onDay(to.day);
  };
  const putBack = () => {
    if (moving) onDay(placeOf(moving.session.startTime, timeZone).day);
    setMoving(null);
  };
  /** Opens the confirmation, unless nothing has changed. */
  const ask = (session: AdminAppointment, to: Place) => {
    const slot = slotOf(session, to);
    if (!slot) {
      reportFailure(new Error(NO_SUCH_TIME));
      return setMoving(null);
    }
    const isSame = Date.parse(slot.startTime) === Date.parse(session.startTime);
    setMoving(isSame ? null : { session, to, isAsked: true });
  };
  const press = (event: KeyboardEvent, session: AdminAppointment) => {
    const from = moving?.to ?? placeOf(session.startTime, timeZone);
    const to = placeAfter(event.key, from, week);
    if (to && canMove(session, now)) move(session, to);
    else if (actingKey(event) === 'Escape' && moving) {
      putBack();
      setSpoken(`Put back to ${momentText(session.startTime, timeZone)}`);
    } else if (!to) return;
    event.preventDefault();
  };
  return { moving, spoken, say: setSpoken, move, ask, press, putBack, slotOf };
}

export type Arranging = ReturnType<typeof useArranging>;
