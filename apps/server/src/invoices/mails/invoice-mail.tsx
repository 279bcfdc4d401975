import { Action, Facts, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';
import { type InvoiceMailProps, type MailedInvoice, invoiceFacts } from './invoice-facts';

const nameOf = ({ kind }: MailedInvoice): string =>
  kind === 'invoice' ? 'invoice' : 'credit note';

/** To the buyer, with the PDF. */
export const InvoiceMail = ({ invoice, dashboardUrl, sender }: InvoiceMailProps) => (
  <MailLayout subject={`Your ${nameOf(invoice)} ${invoice.number}`}>
    <Paragraph>{`The PDF of your ${nameOf(invoice)} is attached.`}</Paragraph>
    <Facts facts={invoiceFacts(invoice)} />
    {dashboardUrl && <Action href={dashboardUrl}>See your invoices</Action>}
    <Signature>{sender}</Signature>
  </MailLayout>
);
