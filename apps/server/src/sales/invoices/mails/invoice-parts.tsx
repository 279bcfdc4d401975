import { type InvoiceRecord, type PaymentOptions, dayText, dollars } from '@polaris/contracts';
import { Action, Facts, LinkLine, Paragraph } from '../../../platform/mail/mail-parts';

export type MailedInvoice = Pick<
  InvoiceRecord,
  'kind' | 'number' | 'total' | 'owed' | 'dueNow' | 'parts' | 'dueOn' | 'seller'
> & { lines: Pick<InvoiceRecord['lines'][number], 'text'>[] };

export interface InvoiceMailProps {
  invoice: MailedInvoice;
  /** How it can be paid online. */
  online: PaymentOptions;
  /** The payment link; null if nothing is due. */
  payUrl: string | null;
  /** Null for a buyer without an account. */
  dashboardUrl: string | null;
  sender: string;
}

/** Further lines are only in the PDF. */
const MAX_LINES = 5;

export const dueDay = ({ dueOn }: MailedInvoice): string => (dueOn ? dayText(dueOn) : '');

export const invoiceFacts = (invoice: MailedInvoice): [string, string][] => {
  const { kind, number, total, owed, parts, dueOn, lines } = invoice;
  const isPartlyPaid = owed > 0 && owed < total;
  return [
    [kind === 'invoice' ? 'Invoice' : 'Credit note', number ?? ''],
    ['For', contentOf(lines)],
    ['Total', dollars(total)],
    ...(isPartlyPaid ? [['Still due', dollars(owed)] satisfies [string, string]] : []),
    ...parts.map((part): [string, string] => [
      part.label,
      `${dollars(part.amount)} by ${dayText(part.dueOn)}`,
    ]),
    ...(dueOn && owed > 0 && parts.length === 0
      ? [['Due date', dueDay(invoice)] satisfies [string, string]]
      : []),
  ];
};

function contentOf(lines: MailedInvoice['lines']): string {
  const more = lines.length - MAX_LINES;
  return [
    ...lines.slice(0, MAX_LINES).map(({ text }) => text),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}

/** How to pay what is due: online, by bank transfer, or as the owner describes. */
export function howToPay({
  invoice,
  online,
  payUrl,
  dashboardUrl,
}: Omit<InvoiceMailProps, 'sender'>) {
  const { owed, number, seller } = invoice;
  const bankDetails = seller?.bankDetails;
  if (payUrl === null) return seeInvoices(dashboardUrl);
  return (
    <>
      <Paragraph>{waysToPay(online, !!bankDetails)}</Paragraph>
      {online.card && (
        <Action
          href={payUrl}
        >{`Pay ${dollars(invoice.dueNow > 0 ? invoice.dueNow : owed)}`}</Action>
      )}
      {bankDetails && (
        <Facts
          facts={[
            ['Bank details', bankDetails],
            ['Payment reference', number ?? ''],
          ]}
        />
      )}
      {!online.card && <LinkLine href={payUrl}>See the invoice online</LinkLine>}
    </>
  );
}

function waysToPay({ card, bankDebit }: PaymentOptions, byBank: boolean): string {
  const ways = [
    ...(card ? ['by card'] : []),
    ...(bankDebit ? ['by bank debit'] : []),
    ...(byBank ? ['by bank transfer'] : []),
  ];
  if (ways.length === 0) return 'Please reply to this email to arrange payment.';
  if (!card) return 'Please pay by bank transfer.';
  return `You can pay ${orList.format(ways)}.`;
}

const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });

const seeInvoices = (dashboardUrl: string | null) =>
  dashboardUrl && <LinkLine href={dashboardUrl}>See your invoices</LinkLine>;
