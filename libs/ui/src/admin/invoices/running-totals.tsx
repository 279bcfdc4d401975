import { invoiceTotals } from '@polaris/contracts';
import { useWatch } from 'react-hook-form';
import { dollarsAndCents } from '../shared/record/format.ts';
import { isPriced } from './line-field.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';

/** What the lines add up to, as they are typed. */
export function RunningTotals({ form }: Pick<InvoiceForm, 'form'>) {
  const lines = useWatch({ control: form.control, name: 'lines' });
  const { total, tax } = invoiceTotals(lines.filter(isPriced));
  return <Totals total={total} tax={tax} />;
}

/** A total, and the tax in it. */
export const Totals = ({ total, tax }: { total: number; tax: number }) => (
  <dl className="ml-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-y-2">
    <dt className="text-sm text-muted">Tax included</dt>
    <dd className="text-right text-sm text-muted tabular-nums">{dollarsAndCents(tax)}</dd>
    <dt className="border-t-2 border-accent pt-3 font-display text-xl">Total</dt>
    <dd className="border-t-2 border-accent pt-3 text-right font-display text-2xl tabular-nums">
      {dollarsAndCents(total)}
    </dd>
  </dl>
);
