import type { Service } from '@polaris/contracts';
import { useWatch } from 'react-hook-form';
import { useServices } from '../../../api/sales/services.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Switch } from '../../../primitives/fields/switch.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { numberOrZero } from '../../shared/form/number-or-zero.ts';
import { FieldGroup } from './field-group.tsx';
import { startedFromService } from './offer-values.ts';
import type { OfferForm } from './use-offer-form.ts';

/** What it is called, and what the client reads first. */
export function OfferTextFields({ form }: { form: OfferForm }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FieldGroup legend="Offer">
      <Field label="Title" error={errors.content?.title?.message} required>
        <Input {...register('content.title')} autoComplete="off" />
      </Field>
      <ServiceField form={form} />
      <Field
        label="Introduction"
        aside="optional"
        hint={MARKDOWN}
        error={errors.content?.intro?.message}
      >
        <Textarea {...register('content.intro')} rows={4} />
      </Field>
    </FieldGroup>
  );
}

const MARKDOWN = 'Markdown: **bold**, *italic*, - list, [words](https://example.com).';

/** An inactive service can still be offered. */
function ServiceField({ form }: { form: OfferForm }) {
  const services = useServices().data?.items ?? [];
  const chosen = useWatch({ control: form.control, name: 'serviceId' });
  const service = services.find(({ id }) => id === chosen);
  const hint =
    service && !service.isActive
      ? `"${service.name}" is not active. You can still send this offer.`
      : 'The purchase gets its name.';
  return (
    <Field
      label="Service"
      hint={hint}
      error={form.formState.errors.serviceId && 'Please select a service'}
      required
    >
      <Select
        {...form.register('serviceId', {
          setValueAs: numberOrZero,
          onChange: ({ target }: { target: HTMLSelectElement }) =>
            startFromService(
              form,
              services.find(({ id }) => id === Number(target.value)),
            ),
        })}
        // The services may be loaded after the value.
        value={chosen}
      >
        <option value={0}>Select a service</option>
        {services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Fills in what is still empty: the title, and the first line. */
function startFromService({ getValues, setValue }: OfferForm, service: Service | undefined): void {
  if (!service) return;
  const { title, lines } = startedFromService(getValues('content'), service);
  const isChange = { shouldDirty: true } as const;
  setValue('content.title', title, isChange);
  setValue('content.lines.0.text', lines[0]!.text, isChange);
  setValue('content.lines.0.unitPrice', lines[0]!.unitPrice, isChange);
  setValue('content.lines.0.includedSessions', lines[0]!.includedSessions, isChange);
}

/** The terms, and the last day. */
export function OfferEndFields({ form, today }: { form: OfferForm; today: string }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FieldGroup legend="Terms and last day">
      <Field label="Terms" aside="optional" hint={MARKDOWN} error={errors.content?.terms?.message}>
        <Textarea {...register('content.terms')} rows={6} placeholder={TERMS} />
      </Field>
      <Field
        label="Last day"
        hint="Until the end of this day where your business is, the client can accept."
        error={errors.expiresOn?.message}
        required
      >
        <Input {...register('expiresOn')} type="date" min={today} className="max-w-60" />
      </Field>
      <InvoiceSwitch form={form} />
    </FieldGroup>
  );
}

const TERMS =
  'For example: how long the work takes, what is not included, how either side can end it, and who owns the results.';

/** Whether accepting it issues the invoice. A retainer is always invoiced. */
function InvoiceSwitch({ form }: { form: OfferForm }) {
  const retainer = useWatch({ control: form.control, name: 'content.retainer' });
  if (retainer) return null;
  return (
    <Switch
      {...form.register('invoiceOnAccept')}
      label="Invoice when accepted"
      hint="The invoice of what was chosen is issued and mailed at once."
    />
  );
}
