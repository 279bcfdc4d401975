import { Facts } from '../../../platform/mail/mail-parts';
import { type InvoiceMailProps, howToPay, invoiceFacts } from './invoice-parts';

/** Already in the mail that the invoice comes with. */
const KNOWN = ['For', 'Total'];

/** An invoice as a part of another mail: its number, its days, and how to pay. */
export const invoiceSection = (props: Omit<InvoiceMailProps, 'sender'>) => (
  <>
    <Facts facts={invoiceFacts(props.invoice).filter(([label]) => !KNOWN.includes(label))} />
    {howToPay(props)}
  </>
);
