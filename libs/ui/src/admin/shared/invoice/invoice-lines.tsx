import type { InvoiceLine, TaxMode } from '@polaris/contracts';
import clsx from 'clsx';
import { dollarsAndCents } from '../record/format.ts';

const cell = 'border-b border-line py-3 pl-6 text-right tabular-nums whitespace-nowrap';
const head = 'border-b border-ink pb-2 pl-6 text-right font-semibold text-muted whitespace-nowrap';

const wide = 'max-sm:hidden';

interface InvoiceLinesProps {
  lines: readonly InvoiceLine[];
  taxMode: TaxMode;
}

/** The lines of an invoice as its buyer sees them; stacked on a phone. */
export function InvoiceLines({ lines, taxMode }: InvoiceLinesProps) {
  const taxLabel = taxMode === 'added' ? 'Sales tax' : 'Tax included';
  const hasTax = lines.some(({ taxRate }) => taxRate > 0);
  return (
    <table aria-label="Lines" className="w-full border-collapse text-sm leading-6">
      <thead>
        <tr>
          <th scope="col" className="border-b border-ink pb-2 text-left font-semibold text-muted">
            Description
          </th>
          {['Quantity', 'Price', ...(hasTax ? [taxLabel] : [])].map((label) => (
            <th key={label} scope="col" className={clsx(head, wide)}>
              {label}
            </th>
          ))}
          <th scope="col" className={head}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Line key={index} line={line} taxLabel={hasTax ? taxLabel : null} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  line: InvoiceLine;
  /** Null if no line has tax. */
  taxLabel: string | null;
}

function Line({ line, taxLabel }: LineProps) {
  const price = dollarsAndCents(line.unitPrice);
  return (
    <tr className="align-top">
      <td className="border-b border-line py-3 wrap-anywhere">
        {line.text}
        <span className="block text-muted sm:hidden">
          {line.quantity} × {price}
          {taxLabel && `, ${line.taxRate}% ${taxLabel.toLowerCase()}`}
        </span>
      </td>
      <td className={clsx(cell, wide)}>{line.quantity}</td>
      <td className={clsx(cell, wide)}>{price}</td>
      {taxLabel && <td className={clsx(cell, wide, 'text-muted')}>{line.taxRate}%</td>}
      <td className={cell}>{dollarsAndCents(line.total)}</td>
    </tr>
  );
}
