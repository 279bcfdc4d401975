import { type InvoiceRecord, dayText, dollars } from '@polaris/contracts';
import { Action, Facts, LinkLine, Paragraph } from '../../../platform/mail/mail-parts';

export type MailedInvoice = Pick<
  InvoiceRecord,
  'kind' | 'number' | 'total' | 'owed' | 'dueOn' | 'seller'
> & { lines: Pick<InvoiceRecord['lines'][number], 'text'>[] };

export interface InvoiceMailProps {
  invoice: MailedInvoice;
  /** Where to pay by card, if that is possible. */
  cardUrl: string | undefined;
  /** Null for a buyer without an account. */
  dashboardUrl: string | null;
  sender: string;
}

/** Further lines are only in the PDF. */
const MAX_LINES = 5;

export const dueDay = ({ dueOn }: MailedInvoice): string => (dueOn ? dayText(dueOn) : '');

export const invoiceFacts = (invoice: MailedInvoice): [string, string][] => {
  const { kind, number, total, owed, dueOn, lines } = invoice;
  const isPartlyPaid = owed > 0 && owed < total;
  return [
    [kind === 'invoice' ? 'Invoice' : 'Credit note', number ?? ''],
    ['For', contentOf(lines)],
    ['Total', dollars(total)],
    ...(isPartlyPaid ? [['Still due', dollars(owed)] satisfies [string, string]] : []),
    ...(dueOn && owed > 0 ? [['Due date', dueDay(invoice)] satisfies [string, string]] : []),
  ];
};

function contentOf(lines: MailedInvoice['lines']): string {
  const more = lines.length - MAX_LINES;
  return [
    ...lines.slice(0, MAX_LINES).map(({ text }) => text),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}

/** How to pay what is due: by card, by bank transfer, or as the owner describes. */
export function howToPay({ invoice, cardUrl, dashboardUrl }: Omit<InvoiceMailProps, 'sender'>) {
  const { owed, number, seller } = invoice;
  const bankDetails = seller?.bankDetails;
  if (owed <= 0) return seeInvoices(dashboardUrl);
  return (
    <>
      <Paragraph>{waysToPay(cardUrl !== undefined, !!bankDetails)}</Paragraph>
      {cardUrl && <Action href={cardUrl}>Pay by card</Action>}
      {bankDetails && (
        <Facts
          facts={[
            ['Bank details', bankDetails],
            ['Payment reference', number ?? ''],
          ]}
        />
      )}
      {!cardUrl && seeInvoices(dashboardUrl)}
    </>
  );
}

function waysToPay(byCard: boolean, byBank: boolean): string {
  if (byCard && byBank) return 'You can pay by card from your dashboard, or by bank transfer.';
  if (byCard) return 'You can pay by card from your dashboard.';
  if (byBank) return 'Please pay by bank transfer.';
  return 'Please reply to this email to arrange payment.';
}

const seeInvoices = (dashboardUrl: string | null) =>
  dashboardUrl && <LinkLine href={dashboardUrl}>See your invoices</LinkLine>;
