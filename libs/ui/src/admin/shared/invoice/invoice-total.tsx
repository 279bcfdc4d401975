import { type InvoiceRecord, fromCents, toCents } from '@polaris/contracts';
import { dollarsAndCents } from '../record/format.ts';

type InvoiceTotalProps = Pick<InvoiceRecord, 'total' | 'tax' | 'taxMode'>;

/** A total with the tax included in it or added to it; without tax, just the total. */
export const InvoiceTotal = ({ total, tax, taxMode }: InvoiceTotalProps) => (
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
