import type { Asset } from '@polaris/contracts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { AssetForm } from './asset-form.tsx';

interface AssetDialogProps {
  open: boolean;
  /** The record to edit; undefined to add one. */
  asset: Asset | undefined;
  onClose: () => void;
}

export function AssetDialog({ open, asset, onClose }: AssetDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => leaveOrAsk(onClose)}
      title={asset ? 'Edit Asset' : 'Add Asset'}
      className="max-w-2xl"
    >
      <AssetForm asset={asset} onClose={onClose} />
    </Dialog>
  );
}
