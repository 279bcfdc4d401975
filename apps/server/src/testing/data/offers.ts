import {
  type OfferAcceptanceInput,
  type OfferContentValues,
  type OfferPage,
  type OfferRecord,
  addDays,
  offerRecordSchema,
} from '@polaris/contracts';
import type { Person, TestApp } from '../test-app';
import { addCustomer } from './records';

export const OFFERS = '/api/admin/offers';

type Line = OfferContentValues['lines'][number];

export const offerLine = (own: Partial<Line> = {}): Line => ({
  text: 'Data Audit',
  quantity: 1,
  unitPrice: 1200,
  taxRate: 0,
  kind: 'included',
  group: null,
  min: 1,
  max: 1,
  includedSessions: 2,
  ...own,
});

export const HALVES: OfferContentValues['plan'] = [
  { label: 'Deposit', unit: 'percent', value: 50, when: 'now' },
  { label: 'Balance', unit: 'percent', value: 50, when: 'days', days: 30 },
];

const support = { kind: 'choice', group: 'Support', max: 12, includedSessions: 0 } as const;

/** What is chosen at first comes to $1,800, of which half is due at once. */
export const offerContent = (own: Partial<OfferContentValues> = {}): OfferContentValues => ({
  title: 'Data audit and support',
  buyer: { name: 'Harbor Trust', address: '8 Quay Road' },
  taxMode: 'added',
  intro: 'As we **discussed**.',
  lines: [
    offerLine(),
    offerLine({ text: 'Support by email', quantity: 3, unitPrice: 200, ...support }),
    offerLine({ text: 'Support by phone', quantity: 3, unitPrice: 400, ...support }),
    offerLine({ text: 'Workshop', unitPrice: 900, kind: 'optional', max: 3, includedSessions: 1 }),
  ],
  plan: HALVES,
  terms: 'Two weeks of notice.',
  ...own,
});

let clients = 0;

/** Common steps of tests about offers, by the owner of an app that may start later. */
export function offering(app: () => { polaris: TestApp; owner: Person; serviceId: number }) {
  const fields = (own: object = {}) => ({
    serviceId: app().serviceId,
    content: offerContent(),
    expiresOn: addDays(new Date().toISOString().slice(0, 10), 30),
    invoiceOnAccept: true,
    ...own,
  });

  async function addDraft(own: object = {}): Promise<OfferRecord & { email: string }> {
    const email = `client${(clients += 1)}@harbor.example`;
    const { id: customerId } = await addCustomer(app().owner, { email, name: 'Tom Hale' });
    const { body, status, text } = await app().owner.post(OFFERS, { customerId, ...fields(own) });
    if (status !== 201) throw new Error(`Drafting answered ${status}: ${text}`);
    return { ...offerRecordSchema.parse(body), email };
  }

  const read = async (id: number): Promise<OfferRecord> =>
    (await app().owner.get(`${OFFERS}/${id}`)).body;

  const act = async (id: number, action: string, own: object = {}) => {
    const { version } = await read(id);
    return app().owner.post(`${OFFERS}/${id}/${action}`, { version, ...own });
  };

  const change = async (id: number, own: object = {}) => {
    const { version } = await read(id);
    return app().owner.put(`${OFFERS}/${id}`, { ...fields(own), version });
  };

  const share = async (id: number): Promise<string> =>
    String((await app().owner.post(`${OFFERS}/${id}/links`)).body.url).split('/offer#')[1]!;

  /** A sent offer, and the token of a link. */
  async function sendOffer(own: object = {}) {
    const { id, email, customer } = await addDraft(own);
    const { status, text } = await act(id, 'send');
    if (status !== 200) throw new Error(`Sending answered ${status}: ${text}`);
    return { id, email, customerId: customer!.id, token: await share(id) };
  }

  const call = (name: string, body: object) =>
    app().polaris.visitor().post(`/api/offer/${name}`, body);

  const open = async (token: string): Promise<OfferPage> => (await call('open', { token })).body;

  /** The request that accepts what is chosen at first, as the page shows it. */
  async function answerTo(token: string, own: object = {}): Promise<OfferAcceptanceInput> {
    const { number, sha256 } = await open(token);
    const chosen = { selection: [1, 3, 0, 0], total: 1800, name: 'Tom Hale' };
    return { token, number, sha256, ...chosen, ...own };
  }

  const accept = async (token: string, own: object = {}) =>
    call('accept', await answerTo(token, own));

  return { fields, addDraft, read, act, change, share, sendOffer, call, open, answerTo, accept };
}
