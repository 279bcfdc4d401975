import { type Slot, clockSpan, longZoneText, weekdayText } from '@polaris/contracts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { clockZone } from '../primitives/clock.ts';
import { Form } from '../primitives/form/form.tsx';
import { MonthDays } from '../primitives/month/month-days.tsx';
import { DayTimes } from './day-times.tsx';
import { type FreeTimePages, useFreeMonth } from './use-free-month.ts';

interface ChooseTimeProps {
  pages: FreeTimePages;
  /** The label of the button. */
  action: string;
  pending: boolean;
  /** Why the last choice failed. */
  failure?: ReactNode;
  onChoose: (slot: Slot) => void;
}

/** A month with the free days, the times of one day, and one button. A chosen time is cleared if someone else books it. */
export function ChooseTime({ pages, action, pending, failure, onChoose }: ChooseTimeProps) {
  const { slots, times, isLoading, isFailed, ...month } = useFreeMonth(pages);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const slot = slots.find(({ startTime }) => startTime === chosen);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(!slot);
    if (slot && !pending) onChoose(slot);
  };
  return (
    <Form isPageForm aria-label="Free times" onSubmit={submit} className="flex flex-col gap-8">
      <div className="grid items-start gap-8 border-t border-line pt-4 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-12">
        <div className="flex flex-col gap-3">
          <MonthDays {...month} />
          <ZoneLine />
        </div>
        <div className="flex flex-col gap-4">
          {times ? (
            <DayTimes key={month.chosen} times={times} chosen={chosen} onChoose={setChosen} />
          ) : (
            !isFailed && (
              <p role="status">{isLoading ? 'Loading...' : 'No free times in this month.'}</p>
            )
          )}
          {isFailed && (
            <>
              <Alert>Not all days of this month could be loaded.</Alert>
              <Button
                variant="secondary"
                mutates={false}
                onClick={() => void pages.fetchNextPage()}
                className="self-start"
              >
                Try again
              </Button>
            </>
          )}
        </div>
      </div>
      <div className="sticky bottom-0 z-10 -mx-5 flex flex-col gap-3 border-t border-line bg-surface px-5 py-4 md:-mx-8 md:px-8">
        {failure}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Choice slot={slot} isMissing={isMissing} />
          <Button type="submit" pending={pending}>
            {action}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** Names the time zone of all times. */
function ZoneLine() {
  const [now] = useState(() => new Date().toISOString());
  return (
    <p className="text-sm leading-6 text-muted">Times are in {longZoneText(now, clockZone())}.</p>
  );
}

const Choice = ({ slot, isMissing }: { slot: Slot | undefined; isMissing: boolean }) => (
  <p role="status" className={!slot && isMissing ? 'text-danger' : undefined}>
    {slot ? <ChosenTime slot={slot} /> : 'Choose a time.'}
  </p>
);

/** "Thursday, December 3, 9:00 – 9:30 AM" */
export const ChosenTime = ({ slot: { startTime, endTime } }: { slot: Slot }) => (
  <span className="font-semibold">
    {weekdayText(startTime, clockZone())}, {clockSpan(startTime, endTime, clockZone())}
  </span>
);
