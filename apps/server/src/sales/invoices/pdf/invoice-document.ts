import {
  type InvoiceRecord,
  type InvoiceSeller,
  dayText,
  fromCents,
  toCents,
} from '@polaris/contracts';
import { amount, percent, quantity } from './format.ts';

/** A label with the text beside it. */
export interface LabeledText {
  label: string;
  text: string;
}

export interface DocumentNote extends LabeledText {
  /** Whether the text is a URL to link. */
  isLink?: boolean;
}

export interface DocumentLine {
  text: string;
  quantity: string;
  unitPrice: string;
  /** Null if no line has tax. */
  taxRate: string | null;
  total: string;
}

/** All texts of a PDF, as it shows them. */
export interface InvoiceDocument {
  /** "Invoice" or "Credit note". */
  title: string;
  number: string;
  /** ISO 8601. Used as the creation date of the file, so that it is the same whenever it is made. */
  issuedAt: string;
  seller: { name: string; details: string };
  buyer: { name: string; details: string };
  /** The heading above the buyer, "Billed to" if it is missing. */
  buyerLabel?: string;
  facts: LabeledText[];
  /** The heading of the column with the rates. */
  taxLabel: string;
  lines: DocumentLine[];
  /** The lines above the total: the subtotal, then the tax by rate. */
  sums: LabeledText[];
  total: LabeledText;
  notes: DocumentNote[];
  /** The seller's logo in place of the star, as base64. */
  logo?: string;
}

/** The texts of an issued invoice or credit note. With `payUrl` it says where to pay online. */
export function toDocument(invoice: InvoiceRecord, payUrl?: string): InvoiceDocument {
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
    notes: notesOf(invoice, seller, payUrl),
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
    { label: 'Issued', text: issuedOn && dayText(issuedOn) },
    { label: 'Due', text: dueOn && dayText(dueOn) },
    { label: 'Credits invoice', text: credits?.number },
  ];
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

type Lines = InvoiceRecord['lines'];

const hasTax = (lines: Lines): boolean => lines.some(({ taxRate }) => taxRate > 0);

/** Sums the rounded lines, so that they add up to the total. */
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

/** "Deposit: $540.00 by June 3, 2026" */
const partLine = ({ label, amount: part, dueOn }: InvoiceRecord['parts'][number]): string =>
  `${label}: ${amount(part)} by ${dayText(dueOn)}`;

/** A plan can change later, but this file cannot: it says where the current one is. */
const planText = (parts: InvoiceRecord['parts'], issuedOn: string | null): string | false =>
  parts.length > 0 &&
  [
    ...parts.map(partLine),
    `This is the plan as of ${dayText(issuedOn!)}. If we agree on another one, the online page of the invoice has it.`,
  ].join('\n');

/** Says how to pay only while something is due. */
function notesOf(
  { note, kind, number, owed, parts, issuedOn }: InvoiceRecord,
  { terms, bankDetails }: InvoiceSeller,
  payUrl: string | undefined,
): DocumentNote[] {
  const isInvoice = kind === 'invoice';
  const isDue = isInvoice && owed > 0;
  const notes = [
    { label: 'Payment plan', text: planText(parts, issuedOn) },
    { label: 'Note', text: note },
    { label: 'Payment terms', text: isInvoice && terms },
    { label: 'Bank details', text: isDue && bankDetails },
    { label: 'Payment reference', text: isDue && number },
    { label: 'Pay online', text: isDue && payUrl, isLink: true },
  ];
  return notes.flatMap(({ text, ...note }) => (text ? [{ ...note, text }] : []));
}
