import { type InvoiceRecord, type InvoiceSeller, fromCents, toCents } from '@polaris/contracts';
import { amount, longDay, percent, quantity } from './format.ts';

/** A label, and the text below it. */
export interface Fact {
  label: string;
  text: string;
}

export interface DocumentLine {
  text: string;
  quantity: string;
  unitPrice: string;
  taxRate: string;
  total: string;
}

/** All that a PDF says, as the text that it shows. */
export interface InvoiceDocument {
  /** "Invoice" or "Credit note". */
  title: string;
  number: string;
  /** ISO 8601; the file says that it was made then, so that it is the same whenever it is made. */
  issuedAt: string;
  seller: { name: string; details: string };
  buyer: { name: string; details: string };
  facts: Fact[];
  lines: DocumentLine[];
  /** The tax in the total, by its rate. */
  taxes: Fact[];
  total: Fact;
  notes: Fact[];
}

/** The text of an issued invoice or credit note. */
export function toDocument(invoice: InvoiceRecord): InvoiceDocument {
  const { kind, number, issuedAt, seller, buyer, lines, total } = invoice;
  if (number === null || issuedAt === null || seller === null)
    throw new Error('A draft has no PDF.');
  return {
    title: kind === 'invoice' ? 'Invoice' : 'Credit note',
    number,
    issuedAt,
    seller: { name: seller.legalName ?? '', details: detailsOf(seller) },
    buyer: { name: buyer.name, details: detailsOf(buyer) },
    facts: factsOf(invoice),
    lines: lines.map((line) => ({
      text: line.text,
      quantity: quantity(line.quantity),
      unitPrice: amount(line.unitPrice),
      taxRate: percent(line.taxRate),
      total: amount(line.total),
    })),
    taxes: taxesOf(lines),
    total: { label: kind === 'invoice' ? 'Total' : 'Total credit', text: amount(total) },
    notes: notesOf(invoice, seller),
  };
}

interface Party {
  address: string | null;
  email: string | null;
  taxId: string | null;
}

const detailsOf = ({ address, email, taxId }: Party): string =>
  [address, email, taxId && `Tax ID ${taxId}`].filter(Boolean).join('\n');

function factsOf({ number, issuedOn, dueOn, credits }: InvoiceRecord): Fact[] {
  const facts = [
    { label: 'Number', text: number },
    { label: 'Issued', text: issuedOn && longDay(issuedOn) },
    { label: 'Due', text: dueOn && longDay(dueOn) },
    { label: 'Credits invoice', text: credits?.number },
  ];
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

function taxesOf(lines: InvoiceRecord['lines']): Fact[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].filter((rate) => rate > 0);
  return rates
    .sort((one, other) => one - other)
    .map((rate) => {
      const taxed = lines.filter(({ taxRate }) => taxRate === rate);
      const cents = taxed.reduce((sum, { tax }) => sum + toCents(tax), 0);
      return { label: `Including ${percent(rate)} tax`, text: amount(fromCents(cents)) };
    });
}

function notesOf({ note, kind }: InvoiceRecord, { terms, bankDetails }: InvoiceSeller): Fact[] {
  const payment = kind === 'invoice';
  const notes = [
    { label: 'Note', text: note },
    { label: 'Payment terms', text: payment && terms },
    { label: 'Bank details', text: payment && bankDetails },
  ];
  return notes.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
