import type { Asset } from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '../../api/api-error.ts';
import { useAssets } from '../../api/assets.ts';
import { Button } from '../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../primitives/page-state.tsx';
import { CardGridSkeleton } from '../shared/list/card-grid-skeleton.tsx';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { useEdited } from '../shared/form/use-edited.ts';
import { useHeadingFocus } from '../shared/form/use-heading-focus.ts';
import { AssetCard } from './asset-card.tsx';
import { AssetDialog } from './asset-dialog.tsx';
import { RemoveAssetDialog } from './remove-asset-dialog.tsx';

/** The external links that the site shows, and the dialog that edits one. */
export function AssetsScreen() {
  const assets = useAssets();
  const { isOpen, record, edit, close } = useEdited(assets.data?.items);
  const { heading, focusHeading } = useHeadingFocus();
  const [removing, setRemoving] = useState<Asset | null>(null);
  return (
    <>
      <ScreenHeader
        title="Assets"
        text="Links that the site shows: resume, profiles, videos, documents."
        actions={
          <Button onClick={() => edit('new')}>
            <Plus aria-hidden="true" className="size-4" />
            Add Asset
          </Button>
        }
      />
      <section aria-labelledby="assets-title">
        <h2
          id="assets-title"
          ref={heading}
          tabIndex={-1}
          className="mb-4 text-base font-semibold text-ink"
        >
          All Assets{assets.data && ` (${assets.data.total})`}
        </h2>
        <AssetGrid assets={assets} onEdit={edit} onRemove={setRemoving} />
      </section>
      <AssetDialog open={isOpen} asset={record} onClose={close} />
      <RemoveAssetDialog
        asset={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

interface AssetGridProps {
  assets: ReturnType<typeof useAssets>;
  onEdit: (id: number) => void;
  onRemove: (asset: Asset) => void;
}

function AssetGrid({ assets, onEdit, onRemove }: AssetGridProps) {
  if (assets.isPending) return <CardGridSkeleton text="Loading assets..." />;
  if (assets.isError) {
    return (
      <ErrorState
        level={3}
        title="The assets could not be loaded"
        text={sentence(assets.error)}
        action={<Button onClick={() => void assets.refetch()}>Try again</Button>}
      />
    );
  }
  if (assets.data.items.length === 0) {
    return (
      <EmptyState
        level={3}
        title="No assets yet"
        text="Add the links that the site should show, such as the resume."
      />
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {assets.data.items.map((asset) => (
        <AssetCard
          key={asset.id}
          asset={asset}
          onEdit={() => onEdit(asset.id)}
          onRemove={() => onRemove(asset)}
        />
      ))}
    </ul>
  );
}
