import type { Asset } from '@polaris/contracts';
import { useState } from 'react';
import { useAssets } from '../../../api/site/assets.ts';
import { CardGrid, CatalogScreen } from '../../shared/list/catalog-screen.tsx';
import { useEditDialog } from '../../shared/form/use-edit-dialog.ts';
import { useHeadingFocus } from '../../shared/form/use-heading-focus.ts';
import { AssetCard } from './asset-card.tsx';
import { AssetDialog } from './asset-dialog.tsx';
import { RemoveAssetDialog } from './remove-asset-dialog.tsx';

/** The external links that the site shows, and the dialog that edits one. */
export function AssetsScreen() {
  const assets = useAssets();
  const { isOpen, record, edit, close } = useEditDialog(assets.data?.items);
  const { heading, focusHeading } = useHeadingFocus();
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
