import { type Appointment, HOUR_MS } from '@polaris/contracts';
import { useState } from 'react';
import { bookingPath, useCancelSession } from '../../../api/site/account/booking.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { toast } from '../../../primitives/toast/toast.tsx';

interface ChangeSessionProps {
  session: Appointment;
  /** Called after it is canceled, to move the focus. */
  onCanceled: () => void;
}

/** Moves or cancels a session of a purchase. Says first what a late cancellation costs. */
export function ChangeSession({ session, onCanceled }: ChangeSessionProps) {
  const { id, title, version, purchaseId, startTime, changeUntil } = session;
  const [now] = useState(Date.now);
  const [isAsked, setIsAsked] = useState(false);
  const cancel = useCancelSession();
  if (purchaseId === null || changeUntil === null || Date.parse(startTime) <= now) return null;
  const isLate = Date.parse(changeUntil) < now;
  // The entry is unmounted before the response, so callbacks of the mutation would not run.
  const confirm = async () => {
    try {
      const { returned } = await cancel.mutateAsync({
        id,
        body: { version, countsAsUsed: isLate },
      });
      toast({
        title: 'Session canceled',
        description: returned ? 'You can book it again.' : 'It counts as used.',
      });
      onCanceled();
    } catch (error) {
      toast({
        title: 'Session not canceled',
        description: errorMessage(error),
        variant: 'destructive',
      });
    } finally {
      setIsAsked(false);
    }
  };
  return (
    <>
      {!isLate && (
        <ButtonLink
          href={bookingPath({ purchaseId, moving: id })}
          variant="secondary"
          size="sm"
          aria-label={`Move: ${title}`}
        >
          Move
        </ButtonLink>
      )}
      <Button
        mutates
        variant="secondary"
        size="sm"
        aria-label={`Cancel: ${title}`}
        onClick={() => setIsAsked(true)}
      >
        Cancel
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Cancel ${title}?`}
        text={isLate ? lateText(session, changeUntil) : 'You can book it again.'}
        confirmLabel="Cancel the session"
        cancelLabel="Keep it"
        pending={cancel.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

const lateText = ({ startTime }: Appointment, changeUntil: string): string => {
  const hours = Math.round((Date.parse(startTime) - Date.parse(changeUntil)) / HOUR_MS);
  return `This is less than ${hours} hours before. It counts as used.`;
};
