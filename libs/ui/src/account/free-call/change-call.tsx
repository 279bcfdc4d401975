import type { IntroCall, OpenIntroCall, Slot } from '@polaris/contracts';
import { useState } from 'react';
import {
  useCancelIntroCall,
  useIntroCall,
  useMoveIntroCall,
} from '../../api/site/account/intro-calls.ts';
import { errorMessage, hasStatus } from '../../api/client/api-error.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { ConfirmDialog } from '../../primitives/dialog/confirm-dialog.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../primitives/page-state.tsx';
import { ChooseTime } from '../choose-time.tsx';
import { AddToCalendar, CallBooked, CallFacts } from './call-booked.tsx';
import { CallHeading } from './call-heading.tsx';
import { NothingHere } from './nothing-here.tsx';

/** The page of the link in an invitation, which moves or cancels the call without an account. */
export function ChangeCall({ token }: { token: string }) {
  const pages = useIntroCall(token);
  const [moved, setMoved] = useState<IntroCall | null>(null);
  const [isCanceled, setIsCanceled] = useState(false);
  const first = pages.data?.pages[0];
  if (isCanceled) return <Canceled />;
  if (moved) return <CallBooked call={moved} title="Your call has a new time" />;
  if (pages.isPending) return <LoadingState text="Loading your call..." />;
  if (hasStatus(pages.error, 404)) return <NothingHere />;
  if (!first)
    return (
      <ErrorState
        level={1}
        title="Your call couldn't be loaded"
        text={errorMessage(pages.error)}
        action={<Button onClick={() => void pages.refetch()}>Try again</Button>}
      />
    );
  const props = { token, open: first, pages };
  return <Call {...props} onMoved={setMoved} onCanceled={() => setIsCanceled(true)} />;
}

const Canceled = () => (
  <EmptyState
    level={1}
    title="Your call is canceled"
    text="The time is free again. You can book another one whenever you like."
    action={<ButtonLink href="/services">See all services</ButtonLink>}
  />
);

interface CallProps {
  token: string;
  open: OpenIntroCall;
  pages: ReturnType<typeof useIntroCall>;
  onMoved: (call: IntroCall) => void;
  onCanceled: () => void;
}

function Call({ token, open, pages, onMoved, onCanceled }: CallProps) {
  const { call, closed, changeHours, slots } = open;
  const { version } = call;
  const [isMoving, setIsMoving] = useState(false);
  const move = useMoveIntroCall();
  const moveTo = ({ startTime }: Slot) =>
    void move.mutateAsync({ token, startTime, version }).then(onMoved, () => undefined);
  return (
    <>
      <CallHeading title="Your free call" takesFocus={false}>
        <CallFacts call={call} />
        <p className="leading-6 text-muted">
          {closed ??
            (changeHours === 0
              ? 'You can move it until it starts.'
              : `You can move it until ${changeHours} hours before.`)}
        </p>
      </CallHeading>
      <div className="flex flex-wrap gap-3 pb-8">
        <AddToCalendar call={call} />
        {closed === null && (
          <Button
            variant="secondary"
            aria-expanded={isMoving}
            onClick={() => setIsMoving(!isMoving)}
          >
            Move
          </Button>
        )}
        <CancelCall token={token} version={version} onCanceled={onCanceled} />
        {closed !== null && (
          <ButtonLink href="/contact" variant="secondary">
            Write to me
          </ButtonLink>
        )}
      </div>
      {isMoving && slots.length === 0 && <p>No other times are free right now.</p>}
      {isMoving && slots.length > 0 && (
        <ChooseTime
          pages={pages}
          action="Move to this time"
          pending={move.isPending}
          failure={move.error && <Alert>{errorMessage(move.error)}</Alert>}
          onChoose={moveTo}
        />
      )}
    </>
  );
}

interface CancelCallProps {
  token: string;
  version: number;
  onCanceled: () => void;
}

function CancelCall({ token, version, onCanceled }: CancelCallProps) {
  const [isAsked, setIsAsked] = useState(false);
  const cancel = useCancelIntroCall();
  const confirm = async () => {
    try {
      await cancel.mutateAsync({ token, version });
      onCanceled();
    } catch {
      setIsAsked(false);
    }
  };
  return (
    <>
      <Button mutates variant="secondary" onClick={() => setIsAsked(true)}>
        Cancel
      </Button>
      {cancel.error && <Alert className="basis-full">{errorMessage(cancel.error)}</Alert>}
      <ConfirmDialog
        open={isAsked}
        title="Cancel the call?"
        text="The time becomes available to others."
        confirmLabel="Cancel the call"
        cancelLabel="Keep it"
        pending={cancel.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
