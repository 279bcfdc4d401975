import { dollars, dueText } from '@polaris/contracts';
import { Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import {
  type InvoiceMailProps,
  type MailedInvoice,
  dueDay,
  howToPay,
  invoiceFacts,
} from './invoice-parts';

/** To the buyer, with the PDF. */
export const InvoiceMail = ({ sender, ...props }: InvoiceMailProps) => (
  <MailLayout subject={`Your ${nameOf(props.invoice)} ${props.invoice.number}`}>
    <Paragraph>{summaryOf(props.invoice)}</Paragraph>
    <Facts facts={invoiceFacts(props.invoice)} />
    {props.invoice.kind === 'invoice' && howToPay(props)}
    <Signature>{sender}</Signature>
  </MailLayout>
);

const nameOf = ({ kind }: MailedInvoice): string =>
  kind === 'invoice' ? 'invoice' : 'credit note';

function summaryOf(invoice: MailedInvoice): string {
  const { kind, total, owed, parts } = invoice;
  if (kind === 'credit_note')
    return `Here is a credit note for ${dollars(-total)}. The PDF is attached, and there's nothing to pay.`;
  if (parts.length > 0 && owed > 0)
    return `Here is your invoice for ${dollars(total)}. ${dueText(invoice, total)}. The PDF is attached.`;
  const due = owed > 0 ? dueOnText(invoice) : '. Nothing is due';
  return `Here is your invoice for ${dollars(total)}${due}. The PDF is attached.`;
}

const dueOnText = (invoice: MailedInvoice): string =>
  invoice.owed < invoice.total
    ? `. ${dollars(invoice.owed)} is still due, by ${dueDay(invoice)}`
    : `, due by ${dueDay(invoice)}`;
