import {
  type OfferContentInput,
  firstSelection,
  monthlyDays,
  offerPaymentProblem,
  offerPrice,
  offerTotals,
} from '@polaris/contracts';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { RadioGroup } from '../../../primitives/fields/radio-group.tsx';
import { FieldGroup } from './field-group.tsx';
import { OfferPlanFields } from './offer-plan-fields.tsx';
import { newTerms } from './offer-values.ts';
import type { OfferForm } from './use-offer-form.ts';

interface OfferPaymentFieldsProps {
  form: OfferForm;
  /** What is typed so far. */
  content: OfferContentInput;
  today: string;
}

const options = [
  { value: 'once', label: 'Paid once' },
  { value: 'monthly', label: 'Monthly retainer' },
];

/** Whether it is paid once, by a plan or at once, or each month. */
export function OfferPaymentFields(props: OfferPaymentFieldsProps) {
  const { form, today } = props;
  const retainer = useWatch({ control: form.control, name: 'content.retainer' });
  const choose = (kind: string) => {
    form.setValue('content.retainer', kind === 'monthly' ? newTerms(today) : null, {
      shouldDirty: true,
    });
    // A retainer has no plan.
    form.setValue('content.plan', [], { shouldDirty: true });
  };
  return (
    <FieldGroup legend="Payment">
      <RadioGroup
        legend="How it is paid"
        name="paid"
        options={options}
        value={retainer ? 'monthly' : 'once'}
        onChange={({ target }) => choose(target.value)}
      />
      {retainer ? <RetainerFields {...props} /> : <OfferPlanFields {...props} />}
    </FieldGroup>
  );
}

/** The first and the last day of a retainer, and what follows from them. */
function RetainerFields({ form, content, today }: OfferPaymentFieldsProps) {
  const { register } = form;
  const errors = form.formState.errors.content?.retainer;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First invoice" error={errors?.startsOn?.message} required>
          <Input {...register('content.retainer.startsOn')} type="date" min={today} />
        </Field>
        <Field label="Ends on" aside="optional" error={errors?.endsOn?.message}>
          <Input {...register('content.retainer.endsOn')} type="date" min={today} />
        </Field>
      </div>
      <RetainerSum content={content} today={today} />
    </>
  );
}

function RetainerSum({ content, today }: Omit<OfferPaymentFieldsProps, 'form'>) {
  const { retainer, lines } = content;
  if (!retainer) return null;
  const problem = lines.length > 0 ? offerPaymentProblem(content, today) : undefined;
  const { total } = offerTotals(content, firstSelection(lines));
  return (
    <div className="grid gap-1 text-sm leading-6">
      <p role="status" className={problem ? 'text-danger' : 'text-muted'}>
        {problem ?? `${offerPrice(content, total)}, ${monthlyDays(retainer)}.`}
      </p>
      <p className="text-muted">
        On each of these days, an invoice is issued and mailed. Nothing is charged automatically.
      </p>
    </div>
  );
}
