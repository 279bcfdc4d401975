import { Action, Facts, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';
import { type InvoiceMailProps, invoiceFacts } from './invoice-facts';

/** To a buyer who has not paid some days after the due date. */
export const InvoiceReminderMail = ({ invoice, dashboardUrl, sender }: InvoiceMailProps) => (
  <MailLayout subject={`Reminder: invoice ${invoice.number} is overdue`}>
    <Paragraph>
      {`This invoice was due on ${invoice.dueOn}, and I have not seen the whole payment yet. If it is on its way, please ignore this mail. The PDF is attached again.`}
    </Paragraph>
    <Facts facts={invoiceFacts(invoice)} />
    {dashboardUrl && <Action href={dashboardUrl}>See your invoices</Action>}
    <Signature>{sender}</Signature>
  </MailLayout>
);
