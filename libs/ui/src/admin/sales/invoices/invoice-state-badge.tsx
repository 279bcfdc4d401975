import { type Invoice, type InvoiceState, invoiceStateText } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';

const tones: Record<InvoiceState, BadgeTone> = {
  draft: 'neutral',
  open: 'info',
  part_paid: 'warn',
  overdue: 'danger',
  paid: 'success',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  canceled: 'neutral',
  credited: 'neutral',
  credit_note: 'neutral',
};

/** The state, and since when an invoice is overdue. */
export const InvoiceStateBadge = ({
  invoice,
}: {
  invoice: Pick<Invoice, 'state' | 'daysOverdue'>;
}) => <Badge tone={tones[invoice.state]}>{invoiceStateText(invoice)}</Badge>;
