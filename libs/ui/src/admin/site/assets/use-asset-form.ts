import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Asset,
  type AssetFormValues,
  type AssetInput,
  assetInputSchema,
  assetTypeLabels,
  assetUsageLabels,
  listAssets,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useCreateAsset, useUpdateAsset } from '../../../api/site/assets.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { useSaving } from '../../shared/form/use-saving.ts';

const labels = {
  name: 'Name',
  url: 'URL',
  type: 'Type',
  usage: 'Usage',
  description: 'Description',
  sortOrder: 'Sort Order',
  isActive: 'Active',
};

const formats = { type: assetTypeLabels, usage: assetUsageLabels };

const defaults = {
  type: 'link',
  usage: 'general_resource',
  isActive: true,
  sortOrder: 0,
} as const satisfies Partial<AssetFormValues>;

const valuesOf = (asset: Asset): Partial<AssetFormValues> => ({
  name: asset.name,
  url: asset.url,
  type: asset.type,
  usage: asset.usage,
  description: asset.description ?? '',
  sortOrder: asset.sortOrder,
  isActive: asset.isActive,
});

/** The form of one asset: its values, saving, and the toast after it. */
export function useAssetForm(asset: Asset | undefined, onClose: () => void) {
  const create = useCreateAsset();
  const update = useUpdateAsset();
  const form = useForm<AssetFormValues, unknown, AssetInput>({
    resolver: standardSchemaResolver(assetInputSchema),
    defaultValues: asset ? valuesOf(asset) : defaults,
  });
  const saving = useSaving({
    form,
    labels,
    formats,
    path: listAssets.path,
    record: asset,
    valuesOf,
    create: create.mutateAsync,
    update: async (edit: Edit<Asset, AssetInput>) => (await update.mutateAsync(edit)).saved,
    done: { title: asset ? 'Asset updated' : 'Asset created' },
    onSaved: onClose,
    onFailure: reportFailureWithStatus,
  });
  return { form, saving };
}
