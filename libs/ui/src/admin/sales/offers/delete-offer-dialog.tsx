import type { OfferRecord } from '@polaris/contracts';
import { useNavigate } from 'react-router';
import { useRemoveOffer } from '../../../api/sales/offers.ts';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

interface DeleteOfferDialogProps {
  offer: OfferRecord;
  open: boolean;
  onClose: () => void;
  /** Drops what is not saved, as leaving would otherwise ask about it. */
  onRemoved: () => void;
}

export function DeleteOfferDialog({ offer, open, onClose, onRemoved }: DeleteOfferDialogProps) {
  const removal = useRemoveOffer();
  const navigate = useNavigate();
  const confirm = () =>
    removal
      .mutateAsync(offer.id)
      .then(() => {
        reportSuccess('Draft deleted');
        onRemoved();
        setTimeout(() => void navigate('/admin/offers', { replace: true }));
      }, reportFailure)
      .finally(onClose);
  return (
    <ConfirmDialog
      open={open}
      title="Delete this draft?"
      text="It was never sent, so nobody has seen it. It cannot be restored."
      confirmLabel="Delete"
      pending={removal.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
