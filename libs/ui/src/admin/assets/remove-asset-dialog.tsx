import type { Asset } from '@polaris/contracts';
import { useRemoveAsset } from '../../api/assets.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog.tsx';
import { toast } from '../../primitives/toast.tsx';
import { reportFailure } from '../report-failure.ts';

interface RemoveAssetDialogProps {
  asset: Asset | null;
  onClose: () => void;
}

export function RemoveAssetDialog({ asset, onClose }: RemoveAssetDialogProps) {
  const remove = useRemoveAsset();
  const confirm = async (id: number) => {
    try {
      await remove.mutateAsync(id);
      toast({ title: 'Asset deleted' });
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
