import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type AdminPurchase,
  type Invoice,
  type InvoiceRecord,
  type OfferPage,
  acceptanceStatement,
  addDays,
  dollars,
  offerTotals,
  offerParts,
  selectedLines,
  selectedSessions,
  selectionProblem,
  toCents,
  toOfferContent,
} from '@polaris/contracts';
import fc from 'fast-check';
import { getDocument } from 'unpdf/pdfjs';
import { type AnyOffer, anyOffer } from '../../testing/data/any-offer';
import { invoicing } from '../../testing/data/invoices';
import { offering } from '../../testing/data/offers';
import { addService } from '../../testing/data/records';
import { often, patience } from '../../testing/long-form';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { amount } from '../invoices/pdf/document-pdf.service';
import { toOfferDocument } from './offer-document';
import { OfferFilesService } from './offer-files.service';
import { documentHash } from './offer-hash';

const TODAY = new Date().toISOString().slice(0, 10);
const SELLER = {
  legalName: 'Polaris Consulting',
  address: '1 Star Street',
  email: null,
  taxId: null,
};

let polaris: TestApp;
let owner: Person;
let serviceId: number;
const { fillProfile } = invoicing(() => ({ polaris, owner }));
const { read, sendOffer, call, open } = offering(() => ({ polaris, owner, serviceId }));
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await fillProfile({ timeZone: 'UTC' });
  serviceId = (await addService(owner, { price: 500 })).id;
});
afterAll(() => polaris.close());

/** Half away from zero. */
const rounded = (dividend: bigint, divisor: bigint): bigint =>
  (dividend * 2n + divisor) / (divisor * 2n);
const units = (value: number, scale: number): bigint => BigInt(Math.round(value * scale));

/** The cents of a choice, computed by whole numbers from what was written. */
function expectedCents({ content: { lines, taxMode }, selection }: AnyOffer): number {
  const sums = lines.map(({ unitPrice, taxRate }, index) => {
    const total = rounded(units(selection[index]!, 100) * units(unitPrice, 100), 100n);
    const tax = rounded(total * units(taxRate, 1000), 100_000n);
    return taxMode === 'added' ? total + tax : total;
  });
  return Number(sums.reduce((sum, cents) => sum + cents, 0n));
}

const aDocument = ({ content, selection }: AnyOffer, total: number, name = 'Tom Hale') =>
  toOfferDocument({
    ...{ id: 1, number: 1, content: toOfferContent(content), seller: SELLER, sha256: 'a' },
    ...{ sentAt: `${TODAY}T10:00:00.000Z`, expiresOn: addDays(TODAY, 9), today: TODAY },
    accepted: {
      ...{ number: 1, selection, total, name, documentSha256: 'b' },
      statement: acceptanceStatement(name, dollars(total), SELLER.legalName),
      acceptedAt: `${TODAY}T10:00:00.000Z`,
      ...{ device: null, recipient: null, codeTo: null, withCode: false, addressHash: 'c' },
    },
  });

it('spells letters that no font has in the evidence of an acceptance, instead of boxes', () => {
  const offer = fc.sample(anyOffer(TODAY), 1)[0]!;
  const { notes } = aDocument(offer, 1800, 'Tom ᚠ Hâlé 林');
  const textOf = (wanted: string) => notes.find(({ label }) => label === wanted)?.text;
  expect(textOf('By')).toBe('Tom [U+16A0] Hâlé 林');
  expect(textOf('Signed')).toMatch(/^I, Tom \[U\+16A0\] Hâlé 林, accept this offer/);
  expect(textOf('How')).toContain('[U+…] is a letter that this PDF cannot show');
  expect(textOf('How')).not.toContain('Six digits');
  const plain = aDocument(offer, 1800).notes.find(({ label }) => label === 'How')!;
  expect(plain.text).not.toContain('U+');
});

it('states the same total on page, PDF and statement of random offers, which their parts add up to', () => {
  fc.assert(
    fc.property(anyOffer(TODAY), (offer) => {
      const { content, selection } = offer;
      expect(selectionProblem(content.lines, selection)).toBeUndefined();
      const { total } = offerTotals(content, selection);
      expect(toCents(total)).toBe(expectedCents(offer));
      const printed = aDocument(offer, total);
      expect(printed.total.text).toBe(amount(total));
      const noted = printed.notes.map(({ label, text }) => [label, text]);
      expect(noted).toContainEqual(['Total', dollars(total)]);
      expect(printed.lines).toHaveLength(selection.filter((quantity) => quantity > 0).length);
      expect(selectedSessions(content.lines, selection)).toBeLessThanOrEqual(100);
      if (total === 0 || content.plan.length === 0) return;
      const parts = offerParts(content.plan, total, TODAY);
      const cents = parts.map((part) => toCents(part.amount));
      expect(cents.reduce((sum, part) => sum + part, 0)).toBe(toCents(total));
      expect(Math.min(...cents)).toBeGreaterThan(0);
      const dates = noted.find(([label]) => label === 'Payment')![1]!;
      for (const part of parts) expect(dates).toContain(`${part.label}, ${amount(part.amount)}`);
    }),
    { numRuns: often(40, 1000) },
  );
});

/** The text of a PDF without white space, because lines may break anywhere. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const file = await getDocument({ data: pdf, verbosity: 0 }).promise;
  const pages = Array.from({ length: file.numPages }, async (_, index) => {
    const { items } = await (await file.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('').replace(/\s/g, '');
}

/** Accepts an offer, and compares everything that it made with what its page showed. */
async function expectAgreement({ content, selection }: AnyOffer): Promise<void> {
  const { id, token } = await sendOffer({ content });
  const page = await open(token);
  const { total } = offerTotals(page.content, selection);
  const { number, sha256, seller, today } = page;
  expect(sha256).toBe(documentHash({ number, content: page.content, seller }));
  const { status, body, text } = await call('accept', {
    ...{ token, number, sha256, selection, total, name: 'Tom Hale' },
  });
  expect([status, text]).toEqual([200, expect.anything()]);
  const { acceptance, dueNow } = body as OfferPage;
  const documentSha256 = documentHash({ number, content: page.content, seller, selection });
  expect(acceptance).toMatchObject({ total, selection, documentSha256 });
  const parts = total === 0 ? [] : offerParts(page.content.plan, total, today);
  expect(dueNow).toBe(parts[0]?.amount ?? total);

  const { purchaseId } = await read(id);
  const purchase: AdminPurchase = (await owner.get(`/api/admin/purchases/${purchaseId}`)).body;
  expect(purchase).toMatchObject({ amount: total, owed: total, dueNow });
  expect(purchase.parts.map((part) => part.amount)).toEqual(parts.map((part) => part.amount));
  const issued: Invoice[] = (await owner.get(`/api/admin/invoices?purchaseId=${purchaseId}`)).body;
  const { tax } = offerTotals(page.content, selection);
  expect(issued).toMatchObject(total === 0 ? [] : [{ total, tax, owed: total, dueNow }]);
  const [one] = issued;
  if (one) {
    const invoice: InvoiceRecord = (await owner.get(`/api/admin/invoices/${one.id}`)).body;
    expect(invoice.lines).toMatchObject(selectedLines(page.content.lines, selection));
  }

  const { pdf } = await polaris.app.get(OfferFilesService).get(id);
  const printed = await textOf(new Uint8Array(pdf));
  expect(printed).toContain(documentSha256);
  expect(printed).toContain(`Total${amount(total)}`);
  for (const part of parts) expect(printed).toContain(amount(part.amount));
}

it(
  'makes purchase, parts, invoice, hash and PDF of random offers that agree to the cent',
  async () => {
    for (const offer of fc.sample(anyOffer(TODAY), often(2, 1000))) await expectAgreement(offer);
  },
  patience,
);
