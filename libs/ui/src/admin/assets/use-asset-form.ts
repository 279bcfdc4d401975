import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Asset,
  type AssetFormValues,
  type AssetInput,
  assetInputSchema,
  assetTypeLabels,
  assetUsageLabels,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useCreateAsset, useUpdateAsset } from '../../api/assets.ts';
import { toast } from '../../primitives/toast.tsx';
import { useSaving } from '../shared/form/use-saving.ts';

const labels = {
  name: 'Name',
  url: 'URL',
  type: 'Type',
  usage: 'Usage',
  description: 'Description',
  sortOrder: 'Sort Order',
  isActive: 'Active',
};

const choices = { type: assetTypeLabels, usage: assetUsageLabels };

const defaults = {
  type: 'link',
  usage: 'general_resource',
  isActive: true,
  sortOrder: 0,
} as const satisfies Partial<AssetFormValues>;

const valuesOf = (asset: Asset | undefined): Partial<AssetFormValues> =>
  asset ? { ...asset, description: asset.description ?? '' } : defaults;

/** The form of one asset: its values, saving, and the toast after it. */
export function useAssetForm(asset: Asset | undefined, onClose: () => void) {
  const create = useCreateAsset();
  const update = useUpdateAsset();
  const stored = valuesOf(asset);
  const form = useForm<AssetFormValues, unknown, AssetInput>({
    resolver: standardSchemaResolver(assetInputSchema),
    defaultValues: stored,
  });
  const save = async (body: AssetInput) => {
    const { version = 0, ...changes } = body;
    await (asset
      ? update.mutateAsync({ base: { ...asset, version }, changes })
      : create.mutateAsync(body));
    toast({ title: asset ? 'Asset updated' : 'Asset created' });
    onClose();
  };
  return { form, saving: useSaving({ form, labels, choices, stored, save }) };
}
