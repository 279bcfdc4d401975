import type { Attribution, IntroCall, IntroCallHold, Slot } from '@polaris/contracts';
import { useState } from 'react';
import { useIntroSlots } from '../../api/site/account/intro-calls.ts';
import { errorMessage, hasStatus } from '../../api/client/api-error.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../primitives/page-state.tsx';
import { ChooseTime } from '../choose-time.tsx';
import { CallBooked } from './call-booked.tsx';
import { CallHeading } from './call-heading.tsx';
import { CodeStep } from './code-step.tsx';
import { type Details, DetailsStep, useDetails } from './details-step.tsx';
import { NoTimes, NothingHere } from './nothing-here.tsx';

interface BookCallProps {
  serviceId: number;
  arrival: () => Attribution | undefined;
}

interface Held {
  hold: IntroCallHold;
  slot: Slot;
  email: string;
}

/** Books a call: a time, a name and address, and the mailed code. Keeps what is typed until it is booked. */
export function BookCall({ serviceId, arrival }: BookCallProps) {
  const details = useDetails();
  const [slot, setSlot] = useState<Slot | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [booked, setBooked] = useState<IntroCall | null>(null);
  const [again, setAgain] = useState<{ reason: string | null } | null>(null);
  const chooseAgain = (reason: string | null) => {
    setAgain({ reason });
    setSlot(null);
    setHeld(null);
  };
  if (booked) return <CallBooked call={booked} title="Your call is booked" />;
  if (held)
    return <CodeStep key={held.hold.id} {...held} onBooked={setBooked} onAgain={chooseAgain} />;
  if (slot)
    return (
      <DetailsStep
        form={details}
        serviceId={serviceId}
        slot={slot}
        arrival={arrival}
        onHeld={(hold: IntroCallHold, { email }: Details) => setHeld({ hold, slot, email })}
        onAgain={chooseAgain}
      />
    );
  return <TimeStep serviceId={serviceId} again={again} onChoose={setSlot} />;
}

interface TimeStepProps {
  serviceId: number;
  /** Set if a time must be chosen again; `reason` is null if the visitor wants another one. */
  again: { reason: string | null } | null;
  onChoose: (slot: Slot) => void;
}

function TimeStep({ serviceId, again, onChoose }: TimeStepProps) {
  const pages = useIntroSlots(serviceId);
  const first = pages.data?.pages[0];
  if (pages.isPending) return <LoadingState text="Loading free times..." />;
  if (hasStatus(pages.error, 404)) return <NothingHere />;
  if (!first)
    return (
      <ErrorState
        level={1}
        title="Free times couldn't be loaded"
        text={errorMessage(pages.error)}
        action={<Button onClick={() => void pages.refetch()}>Try again</Button>}
      />
    );
  return (
    <>
      <CallHeading title="Book a free call" takesFocus={again !== null}>
        <p className="leading-6 font-semibold wrap-anywhere">
          {first.title} · {first.minutes} minutes
        </p>
        {first.slots.length > 0 && (
          <p className="leading-6 text-muted">
            Choose a time. Then I need your name and email address, and you confirm with a code.
          </p>
        )}
      </CallHeading>
      {first.closed !== null && <NoTimes title={first.closed} />}
      {first.closed === null && first.slots.length === 0 && (
        <NoTimes title="No free times right now" />
      )}
      {first.slots.length > 0 && (
        <ChooseTime
          pages={pages}
          action="Continue"
          pending={false}
          failure={again?.reason && <Alert>{again.reason}</Alert>}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
