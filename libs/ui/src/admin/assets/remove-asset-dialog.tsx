import type { Asset } from '@polaris/contracts';
import { useRemoveAsset } from '../../api/assets.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog.tsx';
import { reportFailure } from '../report-failure.ts';
import { useReportRemoved } from '../use-report-removed.ts';

interface RemoveAssetDialogProps {
  asset: Asset | null;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveAssetDialog({ asset, onClose, onRemoved }: RemoveAssetDialogProps) {
  const remove = useRemoveAsset();
  const reportRemoved = useReportRemoved();
  const confirm = async (id: number) => {
    try {
      await remove.mutateAsync(id);
      reportRemoved({ kind: 'asset', recordId: id, title: 'Asset deleted' });
      onRemoved();
    } catch (error) {
      reportFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={asset !== null}
      title="Delete asset"
      text={`Are you sure you want to delete "${asset?.name}"? This action cannot be undone.`}
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => asset && void confirm(asset.id)}
      onCancel={onClose}
    />
  );
}
