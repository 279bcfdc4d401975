import { useState } from 'react';
import { useRemoveInboundMail } from '../../../api/mail/inbound-mail.ts';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

export function TurnOffReplies({ onTurnedOff }: { onTurnedOff: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveInboundMail();
  const remove = async () => {
    try {
      await removal.mutateAsync();
      onTurnedOff();
      reportSuccess('Replies by email are off');
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        mutates
        variant="secondary"
        size="sm"
        aria-label="Turn off replies by email"
        onClick={() => setAsking(true)}
      >
        Turn off
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Turn off replies by email?"
        text="Replies to your next emails go to your mailbox. Replies to earlier ones still go to the old address, and no longer appear here."
        confirmLabel="Turn off"
        pending={removal.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
