import type { Asset } from '@polaris/contracts';
import { useRemoveAsset } from '../../../api/site/assets.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveAssetDialogProps extends RemoveDialogState {
  asset: Asset | null;
}

export function RemoveAssetDialog({ asset, ...state }: RemoveAssetDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={asset?.id}
      title="Delete asset"
      text={`Are you sure you want to delete "${asset?.name}"? This action cannot be undone.`}
      done={{ kind: 'asset', title: 'Asset deleted' }}
      removal={useRemoveAsset()}
    />
  );
}
