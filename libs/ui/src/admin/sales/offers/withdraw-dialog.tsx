import type { OfferRecord } from '@polaris/contracts';
import { useState } from 'react';
import { useWithdrawOffer } from '../../../api/sales/offers.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Checkbox } from '../../../primitives/fields/checkbox.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

interface WithdrawDialogProps {
  offer: OfferRecord;
  onClose: () => void;
}

/** Asks before an offer is withdrawn for good. Open while it is mounted. */
export function WithdrawDialog({ offer, onClose }: WithdrawDialogProps) {
  const { id, version, recipient } = offer;
  const withdrawal = useWithdrawOffer(id);
  const [tellClient, setTellClient] = useState(false);
  const confirm = () =>
    withdrawal
      .mutateAsync({ version, tellClient })
      .then(() => reportSuccess('Offer withdrawn'), reportFailure)
      .finally(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title="Withdraw this offer?"
      description="Nobody can accept it then: its link says that it was withdrawn. This cannot be undone, but you can copy it."
      className="max-w-md"
    >
      {recipient && (
        <label className="flex min-h-10 cursor-pointer items-center gap-3 text-sm">
          <Checkbox checked={tellClient} onChange={({ target }) => setTellClient(target.checked)} />
          Tell the client
        </label>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose} data-autofocus="">
          Cancel
        </Button>
        <Button variant="danger" pending={withdrawal.isPending} onClick={() => void confirm()}>
          Withdraw
        </Button>
      </div>
    </Dialog>
  );
}
