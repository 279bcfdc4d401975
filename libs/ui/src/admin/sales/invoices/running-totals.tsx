import { type TaxMode, invoiceTotals } from '@polaris/contracts';
import { useWatch } from 'react-hook-form';
import { InvoiceTotal } from '../../shared/invoice/invoice-total.tsx';
import { isPriced } from './line-field.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';

interface RunningTotalsProps extends Pick<InvoiceForm, 'form'> {
  taxMode: TaxMode;
}

/** The totals of the typed lines. */
export function RunningTotals({ form, taxMode }: RunningTotalsProps) {
  const lines = useWatch({ control: form.control, name: 'lines' });
  return <InvoiceTotal {...invoiceTotals(lines.filter(isPriced), taxMode)} taxMode={taxMode} />;
}
