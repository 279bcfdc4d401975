import { type Service, serviceCategoryLabels, servicePricingLabels } from '@polaris/contracts';
import clsx from 'clsx';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Switch } from '../../../primitives/fields/switch.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { numberOrZero, typedNumber } from '../../shared/form/number-or-zero.ts';
import { isKnownIcon } from './service-icons.ts';
import { IconPicker } from './icon-picker.tsx';
import { ServicePageFields } from './service-page-fields.tsx';
import { SessionFields } from './session-fields.tsx';
import { ServicePreview } from './service-preview.tsx';
import { ServiceTabs, useServiceTab } from './service-tabs.tsx';
import { useServiceForm } from './use-service-form.ts';

interface ServiceFormProps {
  service: Service | undefined;
  /** Initial values of a new one. */
  template: Service | undefined;
  onClose: () => void;
}

export function ServiceForm({ service, template, onClose }: ServiceFormProps) {
  const { form, saving } = useServiceForm({ service, template, onClose });
  const { register, control, setValue } = form;
  const iconName = useWatch({ control, name: 'iconName' }) ?? '';
  const { errors } = form.formState;
  const { tab, setTab, showErrors } = useServiceTab(form);
  const group = 'grid gap-5 sm:col-span-2 sm:grid-cols-2';
  return (
    <Form
      aria-label="Service"
      onSubmit={(event) => void saving.save(event).then(showErrors)}
      className="grid gap-5 sm:grid-cols-2 [&_:is(input,select,textarea,button)]:scroll-mb-24"
    >
      <NotSaved saving={saving} />
      <ServiceTabs tab={tab} onTab={setTab} />
      <div className={clsx(group, tab !== 'service' && 'hidden')}>
        <ServicePreview control={control} />
        <Field label="Service Name" error={errors.name?.message} required className="sm:col-span-2">
          <Input {...register('name')} />
        </Field>
        <Field
          label="Description"
          error={errors.description?.message}
          required
          className="sm:col-span-2"
        >
          <Textarea {...register('description')} />
        </Field>
        <Field label="Category" error={errors.category?.message}>
          <Select {...register('category')}>
            {Object.entries(serviceCategoryLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Icon"
          hint={
            isKnownIcon(iconName)
              ? 'Pick one below, or type its name, for example chart-line'
              : 'No icon has this name, so the default one is shown.'
          }
          error={errors.iconName?.message}
        >
          <Input {...register('iconName')} spellCheck={false} />
        </Field>
        <IconPicker
          value={iconName}
          onPick={(name) => setValue('iconName', name, { shouldDirty: true, shouldValidate: true })}
        />
        <Field label="Base Price" hint="In dollars" error={errors.price?.message} required>
          <Input
            {...register('price', { setValueAs: typedNumber })}
            type="number"
            min="0"
            step="0.01"
            placeholder="199"
          />
        </Field>
        <Field
          label="Display Price"
          hint="Leave empty to show the base price"
          error={errors.priceDisplay?.message}
        >
          <Input {...register('priceDisplay')} placeholder="From $199" />
        </Field>
        <Field
          label="Pricing"
          hint="Only a fixed price can be bought on the site"
          error={errors.pricing?.message}
        >
          <Select {...register('pricing')}>
            {Object.entries(servicePricingLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Sort Order"
          hint="Lower numbers appear first on the landing page"
          error={errors.sortOrder?.message}
        >
          <Input {...register('sortOrder', { setValueAs: numberOrZero })} type="number" step="1" />
        </Field>
        <div className="flex flex-col gap-3 sm:pt-7">
          <Switch {...register('isActive')} label="Active" />
          <Switch {...register('showOnLanding')} label="Show on landing page" />
        </div>
        <SessionFields form={form} />
      </div>
      <div className={clsx(group, tab !== 'page' && 'hidden')}>
        <ServicePageFields form={form} />
      </div>
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-4 sm:col-span-2 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={saving.isSubmitting}>
          {service ? 'Update Service' : 'Create Service'}
        </Button>
      </div>
    </Form>
  );
}
