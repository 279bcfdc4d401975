import { type Asset, assetTypeLabels, assetUsageLabels } from '@polaris/contracts';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Switch } from '../../../primitives/fields/switch.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { numberOrZero } from '../../shared/form/number-or-zero.ts';
import { useAssetForm } from './use-asset-form.ts';

interface AssetFormProps {
  asset: Asset | undefined;
  onClose: () => void;
}

export function AssetForm({ asset, onClose }: AssetFormProps) {
  const { form, saving } = useAssetForm(asset, onClose);
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Form
      aria-label="Asset"
      onSubmit={(event) => void saving.save(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <NotSaved saving={saving} />
      <Field label="Name" error={errors.name?.message} required className="sm:col-span-2">
        <Input {...register('name')} />
      </Field>
      <Field
        label="URL"
        hint="A web address, or a path of this site such as /portfolio/resume"
        error={errors.url?.message}
        required
        className="sm:col-span-2"
      >
        <Input {...register('url')} inputMode="url" placeholder="https://" />
      </Field>
      <Field label="Type" error={errors.type?.message}>
        <Select {...register('type')}>
          <Options labels={assetTypeLabels} />
        </Select>
      </Field>
      <Field label="Usage" error={errors.usage?.message}>
        <Select {...register('usage')}>
          <Options labels={assetUsageLabels} />
        </Select>
      </Field>
      <Field label="Description" error={errors.description?.message} className="sm:col-span-2">
        <Textarea {...register('description')} rows={3} />
      </Field>
      <Field label="Sort Order" hint="Lower numbers come first" error={errors.sortOrder?.message}>
        <Input {...register('sortOrder', { setValueAs: numberOrZero })} type="number" step="1" />
      </Field>
      <Switch
        {...register('isActive')}
        label="Active"
        hint="Only active assets are shown on the site"
        className="sm:pt-7"
      />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={saving.isSubmitting}>
          {asset ? 'Update Asset' : 'Create Asset'}
        </Button>
      </div>
    </Form>
  );
}

const Options = ({ labels }: { labels: Record<string, string> }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
