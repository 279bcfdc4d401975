import { type Slot, estClock, localClock, localDay } from '@polaris/contracts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Form } from '../primitives/form/form.tsx';
import { DayTimes } from './day-times.tsx';

/** Free times, loaded some days at a time. */
export interface FreeTimePages {
  data?: { pages: { slots: Slot[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface ChooseTimeProps {
  pages: FreeTimePages;
  /** The label of the button. */
  action: string;
  pending: boolean;
  /** Why the last choice failed. */
  failure?: ReactNode;
  onChoose: (slot: Slot) => void;
}

/** Free times by day, and one button. A chosen time is cleared if someone else books it. */
export function ChooseTime({ pages, action, pending, failure, onChoose }: ChooseTimeProps) {
  const slots = pages.data?.pages.flatMap((page) => page.slots) ?? [];
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
      {[...byDay(slots)].map(([day, times]) => (
        <DayTimes key={day} day={day} times={times} chosen={chosen} onChoose={setChosen} />
      ))}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          mutates={false}
          pending={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
          className="self-start"
        >
          Show later days
        </Button>
      )}
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

const Choice = ({ slot, isMissing }: { slot: Slot | undefined; isMissing: boolean }) => (
  <p role="status" className={!slot && isMissing ? 'text-danger' : undefined}>
    {slot ? <ChosenTime slot={slot} /> : 'Choose a time.'}
  </p>
);

/** A time in the viewer's time zone, with the owner's time next to it. */
export const ChosenTime = ({ slot: { startTime, endTime } }: { slot: Slot }) => (
  <>
    <span className="font-semibold">
      {localDay(startTime)}, {localClock(startTime)} – {localClock(endTime)}
    </span>{' '}
    <span className="text-sm text-muted">your time · {estClock(startTime)}</span>
  </>
);

const byDay = (slots: Slot[]): Map<string, Slot[]> =>
  Map.groupBy(slots, ({ startTime }) => localDay(startTime));
