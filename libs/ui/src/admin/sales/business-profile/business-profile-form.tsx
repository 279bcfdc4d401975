import {
  businessProfileFieldLabels as labels,
  orderInvoicesLabels,
  taxModeLabels,
} from '@polaris/contracts';
import type { EditableProfile } from '../../../api/sales/business-profile.ts';
import { useWatch } from 'react-hook-form';
import { usePaymentOptions } from '../../../api/site/account/checkout.ts';
import { Button } from '../../../primitives/button.tsx';
import { Checkbox } from '../../../primitives/fields/checkbox.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { typedNumber } from '../../shared/form/number-or-zero.ts';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { timeZones } from '../../shared/form/time-zones.ts';
import { MovedFreeTimes } from './moved-free-times.tsx';
import { useBusinessProfileForm } from './use-business-profile-form.ts';

/** Empty: none. */
const typedAmount = (value: unknown): number | null =>
  value === '' || value === null ? null : Number(value);

export function BusinessProfileForm({ profile }: { profile: EditableProfile }) {
  const { form, saving } = useBusinessProfileForm(profile);
  const { register, control } = form;
  const takesCards = usePaymentOptions(true).card;
  const zone = useWatch({ control, name: 'timeZone' });
  const { errors } = form.formState;
  return (
    <Form
      isPageForm
      aria-label="Business profile"
      onSubmit={(event) => void saving.save(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <NotSaved saving={saving} />
      <Field
        label={labels.legalName}
        hint="On invoices. What people call your business is under Site."
        error={errors.legalName?.message}
      >
        <Input {...register('legalName')} autoComplete="organization" />
      </Field>
      <Field label={labels.taxId} aside="optional" error={errors.taxId?.message}>
        <Input {...register('taxId')} spellCheck={false} />
      </Field>
      <Field
        label={labels.address}
        hint="Your mailing address"
        error={errors.address?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('address')} rows={3} autoComplete="street-address" />
      </Field>
      <Field label={labels.email} aside="optional" error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={labels.daysUntilDue} error={errors.daysUntilDue?.message}>
        <Input
          {...register('daysUntilDue', { setValueAs: typedNumber })}
          type="number"
          min={0}
          max={365}
        />
      </Field>
      <Field
        label={labels.timeZone}
        hint="Used for invoice dates, yearly numbering, and the hours in which clients can book"
        error={errors.timeZone?.message}
        className="sm:col-span-2"
      >
        <Select {...register('timeZone')}>
          {timeZones(profile.timeZone).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      {zone !== profile.timeZone && <MovedFreeTimes zone={zone} />}
      <Field
        label={labels.taxMode}
        hint="Applies to new orders and drafts. Earlier ones stay as they are."
        error={errors.taxMode?.message}
      >
        <Select {...register('taxMode')}>
          {Object.entries(taxModeLabels).map(([mode, label]) => (
            <option key={mode} value={mode}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={labels.taxRate}
        hint="New lines start with it. 0 if you charge none."
        error={errors.taxRate?.message}
      >
        <Input
          {...register('taxRate', { setValueAs: typedNumber })}
          type="number"
          min={0}
          max={100}
          step={0.001}
          inputMode="decimal"
        />
      </Field>
      <Field
        label={labels.orderInvoices}
        hint="With the order, the client gets its invoice by email. You can always make one yourself."
        error={errors.orderInvoices?.message}
        className="sm:col-span-2"
      >
        <Select {...register('orderInvoices')}>
          {Object.entries(orderInvoicesLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={labels.offerCodeAbove}
        aside="optional"
        hint="A client who accepts an offer of more than this enters six digits that are mailed to them. Empty: never."
        error={errors.offerCodeAbove?.message}
        className="sm:col-span-2"
      >
        <Input
          {...register('offerCodeAbove', { setValueAs: typedAmount })}
          type="number"
          min={0}
          step={0.01}
          inputMode="decimal"
        />
      </Field>
      <Field label={labels.terms} aside="optional" error={errors.terms?.message}>
        <Textarea {...register('terms')} rows={4} />
      </Field>
      <Field
        label={labels.bankDetails}
        aside="optional"
        hint="Shown below the total"
        error={errors.bankDetails?.message}
      >
        <Textarea {...register('bankDetails')} rows={4} spellCheck={false} />
      </Field>
      <Field
        label={labels.offerTerms}
        aside="optional"
        hint="New offers begin with them; those that start from a template or an earlier offer have its terms. Markdown."
        error={errors.offerTerms?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('offerTerms')} rows={6} />
      </Field>
      {takesCards && (
        <label className="flex cursor-pointer items-start gap-3 text-sm leading-6 sm:col-span-2">
          <Checkbox {...register('bankDebits')} className="mt-0.5" />
          <span>
            Accept bank debits (US bank accounts) beside cards
            <span className="block text-muted">
              Stripe takes a lower fee for them, and the money arrives after up to four business
              days.
            </span>
          </span>
        </label>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" pending={saving.isSubmitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}
