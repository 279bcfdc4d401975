import {
  MAX_PLAN_PARTS,
  type OfferContentInput,
  dollars,
  firstSelection,
  offerPlanProblem,
  offerTotals,
  planParts,
  planPartsSchema,
} from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../primitives/button.tsx';
import { OfferPartField } from './offer-part-field.tsx';
import { emptyPart, planPresets } from './offer-values.ts';
import type { OfferForm } from './use-offer-form.ts';

interface OfferPlanFieldsProps {
  form: OfferForm;
  /** What is typed so far. */
  content: OfferContentInput;
  today: string;
}

/** When what is paid once is paid. The dollars are those of what is chosen at first. */
export function OfferPlanFields({ form, content, today }: OfferPlanFieldsProps) {
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'content.plan',
  });
  const values = useWatch({ control: form.control, name: 'content.plan' });
  const { total } = offerTotals(content, firstSelection(content.lines));
  const { data } = planPartsSchema.safeParse(values);
  const amounts = data ? planParts(data, total, today).map(({ amount }) => amount) : [];
  const problem =
    data && content.lines.length > 0
      ? offerPlanProblem({ ...content, plan: data }, today)
      : undefined;
  return (
    <>
      <div role="group" aria-label="Common plans" className="flex flex-wrap gap-2">
        {Object.entries(planPresets).map(([label, parts]) => (
          <Button key={label} variant="secondary" size="sm" onClick={() => replace(parts)}>
            {label}
          </Button>
        ))}
      </div>
      {fields.length > 0 && (
        <ol aria-label="Payments" className="border-t border-line">
          {fields.map((field, index) => (
            <OfferPartField
              key={field.id}
              form={form}
              index={index}
              amount={amounts[index]}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={fields.length >= MAX_PLAN_PARTS}
          onClick={() => append(emptyPart(), { focusName: `content.plan.${fields.length}.label` })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add Payment
        </Button>
        <p role="status" className={problem ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {problem ?? sumText(fields.length, total)}
        </p>
      </div>
      {hasFixedSums(content) && (
        <p className="text-sm leading-6 text-muted">
          The client can choose another total: then the last payment takes the difference.
        </p>
      )}
    </>
  );
}

const sumText = (count: number, total: number): string =>
  count === 0
    ? `${dollars(total)} when the client accepts.`
    : `The total of what is chosen at first is ${dollars(total)}.`;

/** Sums in dollars do not follow what the client chooses. */
const hasFixedSums = ({ plan, lines }: OfferContentInput): boolean =>
  plan.some(({ unit }) => unit === 'amount') &&
  lines.some(({ kind, min, max }) => kind !== 'included' || min !== max);
