import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { FieldGroup } from './field-group.tsx';
import type { OfferForm } from './use-offer-form.ts';

/** Who the offer is for. */
export function OfferBuyerFields({ form }: { form: OfferForm }) {
  const { register } = form;
  const errors = form.formState.errors.content?.buyer;
  return (
    <FieldGroup legend="Buyer" className="sm:grid-cols-2">
      <Field label="Name" error={errors?.name?.message} required>
        <Input {...register('content.buyer.name')} autoComplete="off" />
      </Field>
      <Field
        label="Email"
        aside="optional"
        hint="The offer is mailed here."
        error={errors?.email?.message}
      >
        <Input {...register('content.buyer.email')} type="email" autoComplete="off" />
      </Field>
      <Field label="Address" aside="optional" error={errors?.address?.message}>
        <Textarea {...register('content.buyer.address')} rows={3} autoComplete="off" />
      </Field>
      <Field label="Tax ID" aside="optional" error={errors?.taxId?.message}>
        <Input {...register('content.buyer.taxId')} spellCheck={false} autoComplete="off" />
      </Field>
    </FieldGroup>
  );
}
