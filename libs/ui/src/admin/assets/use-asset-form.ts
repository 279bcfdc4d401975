import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Asset,
  type AssetFormValues,
  type AssetInput,
  assetInputSchema,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasStatus } from '../../api/api-error.ts';
import { useSaveAsset } from '../../api/assets.ts';
import { reportProblem } from '../../api/form-errors.ts';
import { toast } from '../../primitives/toast.tsx';
import { reportFailure } from '../report-failure.ts';
import { useUnsaved } from '../unsaved.ts';

const fields = Object.keys(assetInputSchema.shape);

const defaults = {
  type: 'link',
  usage: 'general_resource',
  isActive: true,
  sortOrder: 0,
} as const satisfies Partial<AssetFormValues>;

export const valuesOf = (asset: Asset | undefined): Partial<AssetFormValues> =>
  asset ? { ...asset, description: asset.description ?? '' } : defaults;

/** The form of one asset, from its first values to the words about its end. */
export function useAssetForm(asset: Asset | undefined, onClose: () => void) {
  const saving = useSaveAsset();
  const [conflict, setConflict] = useState(false);
  const form = useForm<AssetFormValues, unknown, AssetInput>({
    resolver: standardSchemaResolver(assetInputSchema),
    defaultValues: valuesOf(asset),
  });
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitting);
  const save = form.handleSubmit(async (body) => {
    try {
      await saving.mutateAsync({ id: asset?.id, body });
      toast({ title: asset ? 'Asset updated' : 'Asset created' });
      onClose();
    } catch (error) {
      reportFailure(error);
      if (hasStatus(error, 409)) return setConflict(true);
      reportProblem(error, fields, (field, message) => form.setError(field as 'name', { message }));
    }
  });
  const overwrite = () => {
    form.setValue('version', asset?.version);
    setConflict(false);
  };
  return { form, save, conflict, overwrite };
}
