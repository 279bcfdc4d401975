import {
  type InvoiceRecord,
  type TaxMode,
  fromCents,
  invoiceTotals,
  toCents,
} from '@polaris/contracts';
import { useWatch } from 'react-hook-form';
import { dollarsAndCents } from '../../shared/record/format.ts';
import { isPriced } from './line-field.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';

interface RunningTotalsProps extends Pick<InvoiceForm, 'form'> {
  taxMode: TaxMode;
}

/** The totals of the typed lines. */
export function RunningTotals({ form, taxMode }: RunningTotalsProps) {
  const lines = useWatch({ control: form.control, name: 'lines' });
  return <Totals {...invoiceTotals(lines.filter(isPriced), taxMode)} taxMode={taxMode} />;
}

/** A total with the tax included in it or added to it; without tax, just the total. */
export const Totals = ({
  total,
  tax,
  taxMode,
}: Pick<InvoiceRecord, 'total' | 'tax' | 'taxMode'>) => (
  <dl className="ml-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-y-2">
    {tax !== 0 && taxMode === 'added' && (
      <Sum label="Subtotal" amount={fromCents(toCents(total) - toCents(tax))} />
    )}
    {tax !== 0 && <Sum label={taxMode === 'added' ? 'Sales tax' : 'Tax included'} amount={tax} />}
    <dt className="border-t-2 border-accent pt-3 font-display text-xl">Total</dt>
    <dd className="border-t-2 border-accent pt-3 text-right font-display text-2xl tabular-nums">
      {dollarsAndCents(total)}
    </dd>
  </dl>
);

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-right text-sm text-muted tabular-nums">{dollarsAndCents(amount)}</dd>
  </>
);
