import {
  type AdminAppointment,
  type AppointmentStatus,
  appointmentStatusLabels,
  clockText,
  weekdayText,
} from '@polaris/contracts';
import clsx from 'clsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { boxOf } from './box-of.ts';
import {
  DAY_MINUTES,
  type Place,
  lengthOf,
  partOf,
  placeOf,
  placeText,
  whoOf,
} from './calendar-times.ts';

const looks: Record<AppointmentStatus, string> = {
  scheduled: 'border-info bg-info-soft',
  completed: 'border-success bg-success-soft',
  no_show: 'border-danger bg-danger-soft',
  cancelled: 'border-line bg-sunken',
};

/** A session shorter than this has room for only one line, in minutes. */
const SHORT = 45;

interface SessionBlockProps {
  session: AdminAppointment;
  days: readonly { day: string }[];
  timeZone: string;
  /** The new place, before it is saved. */
  to: Place | undefined;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
}

/** A session on the days that are shown. Its part after midnight is not a button. */
export function SessionBlock({ session, days, timeZone, to, ...handlers }: SessionBlockProps) {
  const start = to ?? placeOf(session.startTime, timeZone);
  const part = to ? partFrom(to, session) : partOf(session, start.day, timeZone)!;
  const column = days.findIndex(({ day }) => day === start.day);
  const isShort = part.to - part.from < SHORT;
  const rest = to ? [] : days.filter(({ day }) => day > start.day);
  const { onPress, ...keys } = handlers;
  return (
    <li>
      {column >= 0 && (
        <button
          type="button"
          onClick={onPress}
          {...keys}
          className={clsx(
            'absolute flex overflow-hidden border border-l-4 px-1.5 text-left text-xs text-ink',
            isShort ? 'gap-1.5 leading-3' : 'flex-col items-start py-0.5 leading-4',
            looks[session.status],
            to && 'z-10 opacity-90 shadow-lg',
            focusRing,
          )}
          style={boxOf(column, days.length, part.from, part.to)}
        >
          <span className="max-w-full truncate font-semibold">
            {whoOf(session)}
            <Unseen>, </Unseen>
          </span>
          <span className={isShort ? 'sr-only' : 'max-w-full truncate'}>
            {session.title}
            <Unseen>, </Unseen>
          </span>
          <span className="max-w-full truncate text-muted">
            {to ? placeText(to) : clockText(session.startTime, timeZone)}
            <Unseen>{to ? ', not saved yet' : restOf(session, timeZone)}</Unseen>
          </span>
        </button>
      )}
      {rest.map(({ day }) => {
        const left = partOf(session, day, timeZone);
        if (!left || left.to === 0) return null;
        const at = days.findIndex((one) => one.day === day);
        return (
          <span
            key={day}
            className={clsx('absolute border border-l-4', looks[session.status])}
            style={boxOf(at, days.length, left.from, left.to)}
          />
        );
      })}
    </li>
  );
}

const partFrom = ({ minutes }: Place, session: AdminAppointment) => ({
  from: minutes,
  to: Math.min(DAY_MINUTES, minutes + lengthOf(session)),
});

/** For screen readers, which convey neither color nor column. */
const Unseen = ({ children }: { children: string }) => <span className="sr-only">{children}</span>;

const restOf = ({ startTime, endTime, status }: AdminAppointment, timeZone: string): string =>
  ` – ${clockText(endTime, timeZone)}, ${weekdayText(startTime, timeZone)}, ${appointmentStatusLabels[status]}`;
