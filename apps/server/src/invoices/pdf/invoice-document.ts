import { type InvoiceRecord, type InvoiceSeller, fromCents, toCents } from '@polaris/contracts';
import { amount, longDay, percent, quantity } from './format.ts';

/** A label, and the text below it. */
export interface LabeledText {
  label: string;
  text: string;
}

export interface DocumentLine {
  text: string;
  quantity: string;
  unitPrice: string;
  /** Null where no line has tax. */
  taxRate: string | null;
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
  facts: LabeledText[];
  /** What the column of the rates is called. */
  taxLabel: string;
  lines: DocumentLine[];
  /** What leads to the total: the tax by its rate, after the sum that it is added to. */
  sums: LabeledText[];
  total: LabeledText;
  notes: LabeledText[];
}

/** The text of an issued invoice or credit note. */
export function toDocument(invoice: InvoiceRecord): InvoiceDocument {
  const { kind, number, issuedAt, seller, buyer, lines, total, taxMode } = invoice;
  if (number === null || issuedAt === null || seller === null)
    throw new Error('A draft has no PDF.');
  return {
    title: kind === 'invoice' ? 'Invoice' : 'Credit note',
    number,
    issuedAt,
    seller: { name: seller.legalName ?? '', details: detailsOf(seller) },
    buyer: { name: buyer.name, details: detailsOf(buyer) },
    facts: factsOf(invoice),
    taxLabel: taxMode === 'added' ? 'Sales tax' : 'Tax included',
    lines: lines.map((line) => ({
      text: line.text,
      quantity: quantity(line.quantity),
      unitPrice: amount(line.unitPrice),
      taxRate: hasTax(lines) ? percent(line.taxRate) : null,
      total: amount(line.total),
    })),
    sums: hasTax(lines) ? sumsOf(invoice) : [],
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

function factsOf({ number, issuedOn, dueOn, credits }: InvoiceRecord): LabeledText[] {
  const facts = [
    { label: 'Number', text: number },
    { label: 'Issued', text: issuedOn && longDay(issuedOn) },
    { label: 'Due', text: dueOn && longDay(dueOn) },
    { label: 'Credits invoice', text: credits?.number },
  ];
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

type Lines = InvoiceRecord['lines'];

const hasTax = (lines: Lines): boolean => lines.some(({ taxRate }) => taxRate > 0);

/** The sums of rounded lines, so that they add up to the total. */
function sumsOf({ lines, taxMode }: InvoiceRecord): LabeledText[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].filter((rate) => rate > 0);
  const taxes = rates
    .sort((one, other) => one - other)
    .map((rate) => ({
      label: taxMode === 'added' ? `Sales tax ${percent(rate)}` : `Including ${percent(rate)} tax`,
      text: sumOf(lines.filter(({ taxRate }) => taxRate === rate).map(({ tax }) => tax)),
    }));
  if (taxMode === 'included') return taxes;
  return [{ label: 'Subtotal', text: sumOf(lines.map(({ total }) => total)) }, ...taxes];
}

const sumOf = (dollars: number[]): string =>
  amount(fromCents(dollars.reduce((cents, each) => cents + toCents(each), 0)));

function notesOf(
  { note, kind }: InvoiceRecord,
  { terms, bankDetails }: InvoiceSeller,
): LabeledText[] {
  const payment = kind === 'invoice';
  const notes = [
    { label: 'Note', text: note },
    { label: 'Payment terms', text: payment && terms },
    { label: 'Bank details', text: payment && bankDetails },
  ];
  return notes.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
