import { addDays, dayOf, weekIn, weekStartOf } from '@polaris/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useCalendar } from '../../../../api/schedule/calendar.ts';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { Button, IconButton } from '../../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { useAddressState } from '../../../shared/filters/use-address-state.ts';
import { useIsWide } from '../../../../primitives/use-is-wide.ts';
import { ScreenHeader } from '../../../shared/record/screen-header.tsx';
import { BookSession } from './book-session.tsx';
import { DayTabs } from './day-tabs.tsx';
import { WeekGrid } from './week-grid.tsx';

/** The owner's week: sessions, tasks, and the hours in which clients can book. One day on a phone. */
export function CalendarScreen() {
  const { value, setValue } = useAddressState('week');
  const isWide = useIsWide('medium');
  const calendar = useCalendar(value);
  const { data } = calendar;
  const [now] = useState(Date.now);
  const today = dayOf(new Date(now), data?.timeZone ?? 'UTC');
  const day = weekIn(value).from ? value : today;
  const step = isWide ? 7 : 1;
  const turn = (days: number) => setValue(addDays(isWide ? weekStartOf(day) : day, days));
  const unit = isWide ? 'week' : 'day';
  const shown = data?.days.filter((one) => isWide || one.day === day) ?? [];
  return (
    <>
      <ScreenHeader
        title="Calendar"
        actions={
          <div className="flex items-center gap-2">
            <IconButton label={`Previous ${unit}`} onClick={() => turn(-step)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <Button variant="secondary" onClick={() => setValue('')}>
              Today
            </Button>
            <IconButton label={`Next ${unit}`} onClick={() => turn(step)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        }
      />
      {calendar.isError && !data ? (
        <ErrorState
          title="The week could not be loaded"
          text={errorMessage(calendar.error)}
          action={<Button onClick={() => void calendar.refetch()}>Try again</Button>}
        />
      ) : data && shown.length > 0 && !calendar.isPlaceholderData ? (
        <>
          {!isWide && <DayTabs week={data} day={day} today={today} onDay={setValue} />}
          <WeekGrid
            key={data.days[0]!.day}
            {...{ week: data, days: shown, today, now }}
            onDay={isWide ? () => undefined : setValue}
          />
        </>
      ) : (
        <LoadingState text="Loading the week..." />
      )}
      <BookSession />
    </>
  );
}
