import {
  type Service,
  type TaxRule,
  addedTax,
  dollars,
  purchaseStatusLabels,
  saleStatuses,
  totalOf,
} from '@polaris/contracts';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { typedNumber } from '../../shared/form/number-or-zero.ts';
import { noteAudience } from './note-audience.ts';
import type { useSaleForm } from './use-sale-form.ts';

type Sale = Pick<ReturnType<typeof useSaleForm>, 'form' | 'saving'>;

interface SaleFormProps extends Sale {
  /** Active services; undefined while loading. */
  services: Service[] | undefined;
  /** Undefined while loading. */
  tax: TaxRule | undefined;
  hasAccount: boolean | undefined;
  onClose: () => void;
}

/** A service, at its price or another, with an optional note to the customer. */
export function SaleForm({ form, saving, services, tax, hasAccount, onClose }: SaleFormProps) {
  const { register, control } = form;
  const amount = useWatch({ control, name: 'amount' });
  const { errors } = form.formState;
  return (
    <Form
      aria-label="Record a Sale"
      onSubmit={(event) => void saving.save(event)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <NotSaved saving={saving} />
      <ServiceField form={form} services={services} />
      <Field label="Amount ($)" hint={taxHint(amount, tax)} error={errors.amount?.message} required>
        <Input
          {...register('amount', { setValueAs: typedNumber })}
          type="number"
          min={0}
          step={0.01}
          inputMode="decimal"
        />
      </Field>
      <Field label="Status" error={errors.status?.message}>
        <Select {...register('status')}>
          {saleStatuses.map((status) => (
            <option key={status} value={status}>
              {purchaseStatusLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Note"
        aside="optional"
        hint={noteAudience(hasAccount)}
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea
          {...register('note', { setValueAs: (text: string) => text || undefined })}
          rows={3}
        />
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={saving.isSubmitting}>
          Record
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** "$109.50 with sales tax", if tax is added to the amount. */
function taxHint(amount: number | undefined, rule: TaxRule | undefined): string | undefined {
  if (!rule || amount === undefined || !(amount >= 0 && amount < 1e9)) return undefined;
  const tax = addedTax(amount, rule);
  return tax > 0
    ? `${dollars(totalOf({ amount, tax, invoiced: null }))} with sales tax`
    : undefined;
}

/** Picking a service fills in its price. */
function ServiceField({ form, services }: Pick<Sale, 'form'> & Pick<SaleFormProps, 'services'>) {
  const { register, setValue, formState } = form;
  const fillPrice = (id: number) => {
    const price = services?.find((service) => service.id === id)?.price;
    const shouldValidate = formState.isSubmitted;
    setValue('amount', price, { shouldDirty: true, shouldValidate });
  };
  return (
    <Field
      label="Service"
      error={formState.errors.serviceId?.message}
      required
      className="sm:col-span-2"
    >
      <Select
        {...register('serviceId', {
          setValueAs: Number,
          onChange: (event: { target: { value: unknown } }) =>
            fillPrice(Number(event.target.value)),
        })}
      >
        <option value={0}>{services ? 'Select a service' : 'Loading services...'}</option>
        {services?.map(({ id, name, price, priceDisplay }) => (
          <option key={id} value={id}>
            {name} ({priceDisplay ?? dollars(price)})
          </option>
        ))}
      </Select>
    </Field>
  );
}
