import type { CalendarWeek } from '@polaris/contracts';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { boxOf } from './box-of.ts';
import { DAY_MINUTES, type Place, placeText } from './calendar-times.ts';
import { placeAfter } from './use-arranging.ts';

interface TimeCursorProps {
  week: CalendarWeek;
  days: readonly { day: string }[];
  cursor: Place;
  onMove: (place: Place) => void;
  onSpoken: (text: string) => void;
  onBook: (place: Place) => void;
}

const LENGTH = 60;

/** A cursor at the time to book: arrow keys move it, Enter books. */
export function TimeCursor({ week, days, cursor, onMove, onSpoken, onBook }: TimeCursorProps) {
  const column = days.findIndex(({ day }) => day === cursor.day);
  const press = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, cursor, week);
    if (!next) return;
    event.preventDefault();
    onMove(next);
    onSpoken(placeText(next));
    event.currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <button
      type="button"
      aria-label={`New session: ${placeText(cursor)}`}
      onClick={() => onBook(cursor)}
      onKeyDown={press}
      className={clsx(
        'absolute flex items-start gap-1 overflow-hidden border border-dashed border-line-strong px-1.5 py-0.5 text-xs leading-4 text-muted hover:text-ink focus-visible:z-10 focus-visible:bg-accent-soft focus-visible:text-ink',
        focusRing,
      )}
      style={boxOf(
        column,
        days.length,
        cursor.minutes,
        Math.min(DAY_MINUTES, cursor.minutes + LENGTH),
      )}
    >
      <Plus aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
      <span className="truncate">New session</span>
    </button>
  );
}
