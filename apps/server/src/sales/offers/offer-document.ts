import {
  type OfferAcceptance,
  type OfferContent,
  type OfferLine,
  type OfferSeller,
  dayText,
  monthlyDays,
  offerPrice,
  firstSelection,
  invoiceTotals,
  lineTotals,
  offerParts,
} from '@polaris/contracts';
import { missingGlyph, spelled } from '../../platform/typefaces/letters';
import { type PdfDocument, amount, percent, quantity } from '../invoices/pdf/document-pdf.service';

/** An offer as it was sent, and what is known of its acceptance. */
export interface PrintedOffer {
  id: number;
  number: number;
  content: OfferContent;
  seller: OfferSeller;
  sha256: string;
  sentAt: string;
  expiresOn: string;
  /** The day from which the plan counts. */
  today: string;
  accepted: (OfferAcceptance & Evidence) | null;
}

interface Evidence {
  device: string | null;
  recipient: string | null;
  codeTo: string | null;
  addressHash: string;
}

/** The texts of the PDF: the whole offer before it is accepted, afterward what was chosen, with the evidence. */
export function toOfferDocument(offer: PrintedOffer): PdfDocument {
  const { id, number, content, seller, accepted, sentAt } = offer;
  const selection = accepted?.selection ?? firstSelection(content.lines);
  const shown = content.lines
    .map((line, index) => ({ ...line, chosen: selection[index]! }))
    .filter(({ chosen }) => !accepted || chosen > 0);
  const chosen = shown
    .filter((line) => line.chosen > 0)
    .map((line) => ({ ...line, quantity: line.chosen }));
  const { total, tax } = invoiceTotals(chosen, content.taxMode);
  const isAdded = content.taxMode === 'added';
  const hasTax = content.lines.some(({ taxRate }) => taxRate > 0);
  return {
    title: accepted ? 'Agreement' : 'Offer',
    number: `${id}.${number}`,
    issuedAt: accepted?.acceptedAt ?? sentAt,
    seller: { name: seller.legalName, details: detailsOf(seller) },
    buyer: { name: content.buyer.name, details: detailsOf(content.buyer) },
    buyerLabel: 'For',
    facts: factsOf(offer),
    taxLabel: isAdded ? 'Sales tax' : 'Tax included',
    lines: shown.map((line) => ({
      text: labelOf(line, accepted !== null),
      quantity: quantity(line.chosen || line.quantity),
      unitPrice: amount(line.unitPrice),
      taxRate: hasTax ? percent(line.taxRate) : null,
      total: amount(
        lineTotals({ ...line, quantity: line.chosen || line.quantity }, content.taxMode).total,
      ),
    })),
    sums: hasTax
      ? [
          { label: 'Subtotal', text: amount(isAdded ? total - tax : total) },
          { label: isAdded ? 'Sales tax' : 'Tax included', text: amount(tax) },
        ]
      : [],
    total: { label: content.retainer ? 'Total a month' : 'Total', text: amount(total) },
    notes: notesOf(offer, total),
  };
}

const detailsOf = ({ address, email, taxId }: Party): string =>
  [address, email, taxId && `Tax ID ${taxId}`].filter(Boolean).join('\n');

interface Party {
  address?: string | null | undefined;
  email?: string | null | undefined;
  taxId?: string | null | undefined;
}

function factsOf({ content, number, sentAt, expiresOn, accepted }: PrintedOffer) {
  return [
    { label: 'About', text: content.title },
    { label: 'Version', text: `${number}, sent ${dayText(sentAt.slice(0, 10))} (UTC)` },
    accepted
      ? { label: 'Accepted', text: `${dayText(accepted.acceptedAt.slice(0, 10))} (UTC)` }
      : { label: 'Open until', text: dayText(expiresOn) },
  ];
}

/** Before it is accepted, a line says whether it can be left out. */
function labelOf({ text, kind, group, min, max }: OfferLine, isAccepted: boolean): string {
  if (isAccepted) return text;
  const range = min === max ? '' : ` (${quantity(min)} to ${quantity(max)})`;
  if (kind === 'optional') return `${text}${range}\nOptional`;
  return kind === 'choice' ? `${text}${range}\nOne of "${group}"` : `${text}${range}`;
}

function notesOf({ content, today, accepted, sha256 }: PrintedOffer, total: number) {
  const { intro, terms } = content;
  const notes = [
    { label: 'Introduction', text: intro },
    { label: 'Payment', text: paymentOf(content, total, today) },
    { label: 'Terms', text: terms },
    ...(accepted ? evidenceOf(accepted, content) : [{ label: 'SHA-256', text: sha256 }]),
  ];
  return notes.filter(({ text }) => text !== '');
}

/** When it is paid: each month, or each part of the plan on a line. */
function paymentOf({ plan, retainer }: OfferContent, total: number, today: string): string {
  if (retainer) return `${amount(total)} a month, ${monthlyDays(retainer)}.`;
  const parts = total === 0 ? [] : offerParts(plan, total, today);
  return parts
    .map((part) => `${dayText(part.dueOn)}: ${part.label}, ${amount(part.amount)}`)
    .join('\n');
}

/** A simple electronic signature: intent, consent, who and when, and the hash of what was read. */
const evidenceOf = (accepted: OfferAcceptance & Evidence, content: OfferContent) => [
  { label: 'Signed', text: spelled(accepted.statement) },
  { label: 'By', text: spelled(accepted.name) },
  { label: 'When', text: `${accepted.acceptedAt.replace('T', ' ').slice(0, 19)} UTC` },
  { label: 'Total', text: offerPrice(content, accepted.total) },
  {
    label: 'How',
    text: [
      'Simple electronic signature on the page of the offer.',
      accepted.recipient
        ? `The link was mailed to ${spelled(accepted.recipient)}.`
        : 'The link was passed on by the seller.',
      ...(accepted.codeTo === null
        ? []
        : [`Six digits were entered that had been mailed to ${spelled(accepted.codeTo)}.`]),
      `Browser: ${spelled(accepted.device ?? 'unknown')}`,
      `Network address, as a salted SHA-256: ${accepted.addressHash}`,
      ...(missingGlyph(accepted.statement) === undefined
        ? []
        : ['[U+…] is a letter that this PDF cannot show, by its Unicode number.']),
    ].join('\n'),
  },
  { label: 'SHA-256', text: accepted.documentSha256 },
];
