import type { Asset } from '@polaris/contracts';
import { useState } from 'react';
import { useAssets, useRemoveAsset } from '../../../api/site/assets.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { CardGrid, CatalogScreen } from '../../shared/list/catalog-screen.tsx';
import { useEditDialog } from '../../shared/form/use-edit-dialog.ts';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { AssetCard } from './asset-card.tsx';
import { AssetForm } from './asset-form.tsx';

/** The external links that the site shows, and the dialog that edits one. */
export function AssetsScreen() {
  const assets = useAssets();
  const { isOpen, record, edit, close } = useEditDialog(assets.data?.items);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const [removing, setRemoving] = useState<Asset | null>(null);
  return (
    <>
      <CatalogScreen
        title="Assets"
        noun="assets"
        add="Add Asset"
        onAdd={() => edit('new')}
        records={assets}
        empty={{
          title: 'No assets yet',
          text: 'Add the links that the site should show, such as the resume.',
        }}
        heading={heading}
      >
        {(items) => (
          <CardGrid>
            {items.map((asset) => (
              <AssetCard
                key={asset.id}
                asset={asset}
                onEdit={() => edit(asset.id)}
                onRemove={() => setRemoving(asset)}
              />
            ))}
          </CardGrid>
        )}
      </CatalogScreen>
      <AssetDialog open={isOpen} asset={record} onClose={close} />
      <RemoveAssetDialog
        asset={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

interface AssetDialogProps {
  open: boolean;
  /** The record to edit; undefined to add one. */
  asset: Asset | undefined;
  onClose: () => void;
}

function AssetDialog({ open, asset, onClose }: AssetDialogProps) {
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

interface RemoveAssetDialogProps extends RemoveDialogState {
  asset: Asset | null;
}

function RemoveAssetDialog({ asset, ...state }: RemoveAssetDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={asset?.id}
      title="Delete asset"
      text={`Are you sure you want to delete "${asset?.name}"? This action cannot be undone.`}
      done={{ kind: 'asset', title: 'Asset deleted' }}
      removal={useRemoveAsset()}
      onFailure={reportFailureWithStatus}
    />
  );
}
