import { dollars } from '@polaris/contracts';
import { Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { type InvoiceMailProps, dueDay, howToPay, invoiceFacts } from './invoice-parts';

/** To a buyer who has not paid several days after the due date. */
export const InvoiceReminderMail = ({ sender, ...props }: InvoiceMailProps) => (
  <MailLayout subject={`Reminder: invoice ${props.invoice.number} is overdue`}>
    <Paragraph>
      {`This invoice was due on ${dueDay(props.invoice)}, and ${dollars(props.invoice.owed)} is still due. If you've already paid, please ignore this email. The PDF is attached again.`}
    </Paragraph>
    <Facts facts={invoiceFacts(props.invoice)} />
    {howToPay(props)}
    <Signature>{sender}</Signature>
  </MailLayout>
);
