import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type OfferAcceptance,
  type OfferContent,
  type OfferPage,
  offerContent,
  offerRecord,
} from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { clearNavigations, navigations } from '../../../testing/navigations.ts';
import { OfferApp } from '../offer-app.tsx';

/** As long as a real one. */
const TOKEN = 'abc'.padEnd(43, '-');
const OTHER = 'xyz'.padEnd(43, '-');
const SHA = 'ab'.repeat(32);
const OPEN = 'POST /api/offer/open';
const ACCEPT = 'POST /api/offer/accept';
const DECLINE = 'POST /api/offer/decline';
const ASK = 'POST /api/offer/ask';
const CODE = 'POST /api/offer/code';
const PAY = 'POST /api/offer/pay';
const FILE = 'POST /api/offer/file';
const PAY_PAGE = 'https://polaris.example/pay#1';
const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
const CHANGED = 'This offer has changed since you opened it. Please read it again.';

const seller = offerRecord().seller!;

const pageOf = (own: Partial<OfferPage> = {}): OfferPage => ({
  title: 'Data audit and support',
  state: 'sent',
  number: 1,
  sha256: SHA,
  content: offerContent(),
  seller,
  today: '2026-03-02',
  timeZone: 'America/New_York',
  expiresOn: '2026-05-03',
  sentAt: '2026-03-02T17:00:00.000Z',
  changes: [],
  acceptance: null,
  code: null,
  dueNow: null,
  nextInvoiceOn: null,
  ...own,
});

const accepted = (own: Partial<OfferAcceptance> = {}): OfferAcceptance => ({
  number: 1,
  selection: [1, 0, 2, 0],
  total: 2000,
  name: 'Tom Hale',
  statement: 'I, Tom Hale, accept this offer.',
  // Still May 2 where the business is.
  acceptedAt: '2026-05-03T03:14:00.000Z',
  documentSha256: SHA,
  withCode: false,
  ...own,
});

const acceptedPage = (own: Partial<OfferPage> = {}) =>
  pageOf({ state: 'accepted', acceptance: accepted(), dueNow: 1000, ...own });

const newer = (page: OfferPage, detail: string) => ({
  status: 409,
  json: { title: 'Conflict', status: 409, detail, offer: page },
});

const server = new MockServer();
beforeEach(() => {
  clearNavigations();
  history.replaceState(null, '', `/offer#${TOKEN}`);
});
afterEach(cleanup);

function open(own?: Partial<OfferPage>) {
  if (own) server.respondWith({ [OPEN]: { json: pageOf(own) } });
  render(<OfferApp />);
  return userEvent.setup({ delay: null });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shown = () => heading('Data audit and support');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const noButton = (name: string | RegExp) =>
  expect(screen.queryByRole('button', { name })).toBeNull();
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
const alertText = async () => (await screen.findByRole('alert')).textContent;
const total = () => screen.getByText('Total', { selector: 'dt' }).nextElementSibling?.textContent;
const notice = (text: string) =>
  waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain(text);
  });
const nothingToAnswer = () => {
  for (const role of ['radio', 'checkbox', 'textbox'] as const)
    expect(screen.queryAllByRole(role)).toEqual([]);
  for (const name of [/^Accept/, /^Continue/, /^Decline/]) noButton(name);
};

async function acceptAs(keys: ReturnType<typeof open>, name = 'Tom Hale') {
  await shown();
  await keys.type(nameField(), name);
  await keys.click(button(/^Accept \$/));
}

describe('the link of an offer', () => {
  it('shows the offer to read, to choose from and to answer', async () => {
    open({});
    expect(screen.getByRole('status').textContent).toBe('Loading the offer...');
    await shown();
    expect(server.bodiesTo(OPEN)).toEqual([{ token: TOKEN }]);
    for (const text of ['Calloway Data LLC', 'Harbor Trust', 'May 3, 2026'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const name of ['Accept $1,800', 'Download PDF', 'Ask a question', 'Decline'])
      expect(button(name)).toBeTruthy();
    expect(screen.queryByText(/changed since/)).toBeNull();
  });

  it.each([
    [404, 'This link is not valid any more.'],
    [400, 'Must have at most 100 characters.'],
  ])('says that it is not valid any more when the server answers %i', async (status, detail) => {
    server.respondWith({ [OPEN]: problem(status, detail) });
    open();
    await heading('This link is not valid any more.');
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });

  it.each([
    [{ cutOff: true }, UNREACHABLE],
    [problem(503, 'Please try again in a moment.'), 'Please try again in a moment.'],
    [
      { ...problem(429, 'Too many attempts.'), headers: { 'Retry-After': '600' } },
      'Too many attempts. Try again in 10 minutes.',
    ],
  ])('can be opened again after a failure: %#', async (failure, text) => {
    server.respondWith({ [OPEN]: failure });
    const keys = open();
    await heading('The offer could not be loaded');
    expect(await alertText()).toContain(text);
    server.respondWith({ [OPEN]: { json: pageOf() } });
    await keys.click(button('Try again'));
    await shown();
  });

  it('asks to open it from the email when it has no token', async () => {
    history.replaceState(null, '', '/offer');
    open();
    await heading('This link is not complete.');
    expect(server.calls).toEqual([]);
  });

  it('stays open when a skip link or a reload leaves out the token', async () => {
    open({});
    await shown();
    expect(sessionStorage.getItem(storageKeys.offerLink)).toBe(TOKEN);
    cleanup();
    history.replaceState(null, '', '/offer');
    open({});
    await shown();
    expect(server.bodiesTo(OPEN)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
  });

  it('opens another link in the same tab, with nothing kept of another', async () => {
    const keys = open({});
    await shown();
    await keys.type(nameField(), 'Tom');
    server.respondWith({ [OPEN]: { json: pageOf({ content: contentOf({ title: 'Workshop' }) }) } });
    location.hash = OTHER;
    await heading('Workshop');
    expect(nameField().value).toBe('');
    await keys.type(nameField(), 'Ann');
    location.hash = TOKEN;
    await shown();
    expect(nameField().value).toBe('');
  });
});

const contentOf = (own: Partial<OfferContent>): OfferContent => ({
  ...offerContent(),
  ...own,
});

describe('the state of an offer', () => {
  it('lists what has changed since the last version', async () => {
    open({ number: 2, changes: ['"Slides" was added.', 'The terms changed.'] });
    await shown();
    const changes = screen.getByRole('region', { name: 'What has changed since the last version' });
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['"Slides" was added.', 'The terms changed.']);
  });

  it.each([
    ['expired', 'This offer ended on May 3, 2026. Ask for it again.'],
    ['withdrawn', 'This offer was withdrawn.'],
    ['declined', 'This offer was declined. Ask for a new one.'],
  ] as const)('says that it is %s, with nothing but to ask for it again', async (state, text) => {
    open({ state, changes: ['The terms changed.'] });
    await shown();
    expect(await alertText()).toBe(text);
    nothingToAnswer();
    expect(screen.queryByText('The terms changed.')).toBeNull();
    expect(screen.queryByText(/^Open until/)).toBeNull();
    expect(button('Ask for it again')).toBeTruthy();
    expect(button('Download PDF')).toBeTruthy();
  });

  it('says who accepted what when, by the clock of the business', async () => {
    open(acceptedPage());
    await shown();
    const text = 'Accepted by Tom Hale on May 2, 2026, 11:14 PM EDT.';
    const panel = within(screen.getByRole('region', { name: 'Accepted' }));
    expect(panel.getByRole('status').textContent).toBe(text);
    const document = within(screen.getByRole('region', { name: 'Acceptance' }));
    expect(document.getByText('May 2, 2026 at 11:14 PM')).toBeTruthy();
    expect(total()).toBe('$2,000.00');
    expect(screen.getByText('June 1, 2026')).toBeTruthy();
    nothingToAnswer();
    expect(screen.getAllByRole('button', { name: 'Download PDF' })).toHaveLength(1);
    expect(button('Ask a question')).toBeTruthy();
  });
});

describe('choosing', () => {
  it('announces the total, which the statement and the button have, too', async () => {
    const keys = open({});
    await shown();
    await keys.click(screen.getByRole('radio', { name: /by phone/ }));
    expect(total()).toBe('$2,400.00');
    expect(
      screen.getByText('Total', { selector: 'dt' }).closest('[aria-live="polite"]'),
    ).toBeTruthy();
    expect(screen.getByText('$2,400')).toBeTruthy();
    expect(button('Accept $2,400')).toBeTruthy();
    expect(
      screen.getByText(
        'I, [your name], accept this offer of $2,400 from Calloway Data LLC under the terms above, and agree to do so electronically.',
      ),
    ).toBeTruthy();
  });

  it('accepts nothing by Enter in a quantity', async () => {
    const keys = open({});
    await shown();
    await keys.type(nameField(), 'Tom Hale');
    const quantity = screen.getByRole('textbox', { name: /^Quantity of Support by email/ });
    await keys.clear(quantity);
    await keys.type(quantity, '2{Enter}');
    await server.roundTrip();
    expect(server.callsTo(ACCEPT)).toEqual([]);
    expect(button('Accept $1,600')).toBeTruthy();
  });

  it('leads from the total in view to the name', async () => {
    const keys = open({});
    await shown();
    await keys.click(button('Continue to accept'));
    expect(document.activeElement).toBe(nameField());
  });
});

describe('accepting', () => {
  it('states what is agreed to beside the button, with the name as it is typed', async () => {
    const keys = open({});
    await shown();
    expect(nameField().autocomplete).toBe('name');
    await keys.type(nameField(), ' Tom Hale ');
    const statement =
      'I, Tom Hale, accept this offer of $1,800 from Calloway Data LLC under the terms above, and agree to do so electronically.';
    expect(screen.getByText(statement).id).toBe(
      button('Accept $1,800').getAttribute('aria-describedby'),
    );
    expect(screen.getByText('You can print it, or ask me for paper.')).toBeTruthy();
  });

  it('sends what was shown and chosen once, and shows the acceptance with the focus', async () => {
    server.respondWith({ [ACCEPT]: { json: acceptedPage() } });
    const keys = open({});
    await shown();
    await keys.click(screen.getByRole('radio', { name: /by phone/ }));
    await keys.type(nameField(), ' Tom Hale ');
    await keys.dblClick(button('Accept $2,400'));
    await notice('Accepted by Tom Hale on May 2, 2026, 11:14 PM EDT.');
    expect(server.bodiesTo(ACCEPT)).toEqual([
      {
        token: TOKEN,
        number: 1,
        sha256: SHA,
        selection: [1, 0, 3, 0],
        total: 2400,
        name: 'Tom Hale',
      },
    ]);
    nothingToAnswer();
  });

  it.each(['', ' T '])('asks for a name instead of %j', async (name) => {
    const keys = open({});
    await shown();
    if (name) await keys.type(nameField(), name);
    await keys.click(button('Accept $1,800'));
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(document.activeElement).toBe(nameField());
    expect(server.callsTo(ACCEPT)).toEqual([]);
  });

  it.each([
    [problem(422, 'Please choose one of "Support".'), 'Please choose one of "Support".'],
    [
      problem(400, 'Some fields are wrong.', [{ path: 'selection', message: 'Please read it.' }]),
      'Please read it.',
    ],
    [problem(429, 'Too many attempts. Please try again later.'), 'Too many attempts.'],
    [problem(503, 'Please try again in a moment.'), 'Please try again in a moment.'],
    [{ cutOff: true }, UNREACHABLE],
  ])('shows why it failed beside the button, and can be tried again: %#', async (failure, text) => {
    server.respondWith({ [ACCEPT]: failure });
    const keys = open({});
    await acceptAs(keys);
    expect(await alertText()).toContain(text);
    expect(nameField().value).toBe('Tom Hale');
    expect(document.activeElement).toBe(button('Accept $1,800'));
    server.respondWith({ [ACCEPT]: { json: acceptedPage() } });
    await keys.click(button('Accept $1,800'));
    await notice('Accepted by Tom Hale');
  });

  it("shows the server's sentence about the name at its field", async () => {
    const sentence = 'Contains a character that cannot be stored.';
    server.respondWith({
      [ACCEPT]: problem(400, 'Some fields are wrong.', [{ path: 'name', message: sentence }]),
    });
    const keys = open({});
    await acceptAs(keys);
    await screen.findByText(sentence);
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Some fields are wrong.')).toBeNull();
  });

  it('shows a newer version with the reason, and keeps the name and what can still be chosen', async () => {
    const lines = offerContent().lines.map((line) =>
      line.text === 'Data Audit' ? { ...line, unitPrice: 1300 } : line,
    );
    const page = pageOf({
      number: 2,
      sha256: 'cd'.repeat(32),
      content: contentOf({ lines }),
      changes: ['"Data Audit" is $1,300 now. It was $1,200 before.'],
    });
    server.respondWith({ [ACCEPT]: newer(page, CHANGED) });
    const keys = open({});
    await shown();
    await keys.click(screen.getByRole('radio', { name: /by phone/ }));
    await acceptAs(keys);
    await notice(CHANGED);
    expect(document.activeElement?.textContent).toContain('"Data Audit" is $1,300 now.');
    expect(nameField().value).toBe('Tom Hale');
    expect(total()).toBe('$2,500.00');

    server.respondWith({ [ACCEPT]: { json: acceptedPage({ number: 2 }) } });
    await keys.click(button('Accept $2,500'));
    await notice('Accepted by Tom Hale');
    expect(server.bodiesTo(ACCEPT)[1]).toMatchObject({
      number: 2,
      sha256: 'cd'.repeat(32),
      selection: [1, 0, 3, 0],
      total: 2500,
    });
  });

  it.each([
    [acceptedPage(), 'Accepted by Tom Hale on May 2, 2026, 11:14 PM EDT.'],
    [pageOf({ state: 'withdrawn' }), 'This offer was withdrawn.'],
    [pageOf({ state: 'expired' }), 'This offer ended on May 3, 2026. Ask for it again.'],
  ])('says once what became of the offer in the meantime: %#', async (page, text) => {
    server.respondWith({ [ACCEPT]: newer(page, text) });
    const keys = open({});
    await acceptAs(keys, 'Ann Lee');
    await notice(text);
    expect(document.activeElement?.textContent?.split(text)).toHaveLength(2);
    nothingToAnswer();
  });

  it('shows the reason of a rejection in place when it comes without a newer page', async () => {
    server.respondWith({ [ACCEPT]: problem(409, CHANGED) });
    const keys = open({});
    await acceptAs(keys);
    expect(await alertText()).toBe(CHANGED);
    expect(button('Accept $1,800')).toBeTruthy();
  });
});

describe('what an acceptance leads to', () => {
  it('opens the payment page of an accepted offer once', async () => {
    server.respondWith({ [PAY]: { status: 201, json: { url: PAY_PAGE } } });
    const keys = open(acceptedPage());
    await shown();
    await keys.dblClick(button('Pay $1,000'));
    await waitFor(() => expect(navigations()).toEqual([PAY_PAGE]));
    expect(server.bodiesTo(PAY)).toEqual([{ token: TOKEN }]);
    expect(button('Pay $1,000').getAttribute('aria-busy')).toBe('true');
    server.respondWith({ [OPEN]: { json: acceptedPage({ dueNow: 0 }) } });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await screen.findByText('Nothing is due now.');
    noButton(/^Pay/);
  });

  it('shows what is due again when it was paid in the meantime', async () => {
    const keys = open(acceptedPage());
    await shown();
    server.respondWith({
      [PAY]: problem(409, 'Nothing is owed on this purchase.'),
      [OPEN]: { json: acceptedPage({ dueNow: 0 }) },
    });
    await keys.click(button('Pay $1,000'));
    await screen.findByText('Nothing is due now.');
  });

  it('lets the client pay an accepted offer again after a failure', async () => {
    server.respondWith({ [PAY]: { cutOff: true } });
    const keys = open(acceptedPage());
    await shown();
    await keys.click(button('Pay $1,000'));
    expect(await alertText()).toBe(UNREACHABLE);
    server.respondWith({ [PAY]: { status: 201, json: { url: PAY_PAGE } } });
    await keys.click(button('Pay $1,000'));
    await waitFor(() => expect(navigations()).toEqual([PAY_PAGE]));
  });

  it('states the price of a monthly offer on its button, and the next invoice once it is accepted', async () => {
    const content = {
      ...offerContent(),
      plan: [],
      retainer: { startsOn: '2026-04-01', endsOn: null },
    };
    const keys = open({ content });
    await shown();
    expect(button('Accept $1,800 a month')).toBeTruthy();
    const accepted = { ...acceptedPage({ dueNow: null }), content };
    server.respondWith({ [ACCEPT]: { json: { ...accepted, nextInvoiceOn: '2026-04-01' } } });
    await acceptAs(keys);
    await notice('Accepted by Tom Hale');
    expect(screen.getByText('Next invoice on April 1, 2026.')).toBeTruthy();
  });

  it('shows no payment when nothing is due on an accepted offer', async () => {
    open(acceptedPage({ dueNow: 0 }));
    await shown();
    expect(screen.getByText('Nothing is due now.')).toBeTruthy();
    noButton(/^Pay/);
  });
});

describe('a total that takes a mailed code', () => {
  const code = { above: 1800, to: 'to…@harbor.example' };
  const digits = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Six digits' });

  it('asks for the digits only above the sum, mails them, and sends them with the acceptance', async () => {
    server.respondWith({ [CODE]: {}, [ACCEPT]: { json: acceptedPage() } });
    const keys = open({ code });
    await shown();
    expect(digits()).toBeNull();
    await keys.click(screen.getByRole('radio', { name: /by phone/ }));
    expect(screen.getByText('to…@harbor.example')).toBeTruthy();
    await keys.type(nameField(), 'Tom Hale');
    await keys.click(button(/^Accept \$/));
    expect(document.activeElement).toBe(digits());
    expect(screen.getByText('Please enter the 6 digits.')).toBeTruthy();
    expect(server.callsTo(ACCEPT)).toEqual([]);
    await keys.click(button('Email me the digits'));
    await screen.findByText('Sent to to…@harbor.example. They work for 15 minutes.');
    expect(server.bodiesTo(CODE)).toEqual([{ token: TOKEN }]);
    expect(document.activeElement).toBe(digits());
    await keys.keyboard('123 456');
    await keys.click(button(/^Accept \$/));
    await notice('Accepted by Tom Hale');
    expect(server.bodiesTo(ACCEPT)).toMatchObject([{ total: 2400, code: '123 456' }]);
  });

  it('shows at the digits why they were rejected, and why they could not be mailed', async () => {
    const detail = 'That code is wrong.';
    server.respondWith({
      [CODE]: { cutOff: true },
      [ACCEPT]: problem(400, detail, [{ path: 'code', message: detail }]),
    });
    const keys = open({ code: { ...code, above: 0 } });
    await shown();
    await keys.click(button('Email me the digits'));
    expect(await alertText()).toBe(UNREACHABLE);
    await keys.type(digits()!, '654321');
    await acceptAs(keys);
    expect((await screen.findByText(detail)).id).toBe(digits()!.getAttribute('aria-describedby'));
    expect(digits()!.value).toBe('654321');
  });
});

describe('declining', () => {
  it.each([
    ['It has to wait.', 'It has to wait.'],
    ['', null],
  ])('asks first, and sends the reason %j', async (typed, reason) => {
    server.respondWith({ [DECLINE]: { json: pageOf({ state: 'declined' }) } });
    const keys = open({});
    await shown();
    await keys.click(button('Decline'));
    expect(server.callsTo(DECLINE)).toEqual([]);
    if (typed) await keys.type(screen.getByRole('textbox', { name: 'Reason' }), typed);
    await keys.dblClick(button('Decline offer'));
    await notice('This offer was declined. Ask for a new one.');
    expect(server.bodiesTo(DECLINE)).toEqual([{ token: TOKEN, number: 1, reason }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    nothingToAnswer();
  });

  it('keeps the offer when it is canceled', async () => {
    const keys = open({});
    await shown();
    await keys.click(button('Decline'));
    await keys.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Decline'));
    expect(server.callsTo(DECLINE)).toEqual([]);
  });

  it('shows why it failed in the question, and keeps the reason', async () => {
    server.respondWith({ [DECLINE]: { cutOff: true } });
    const keys = open({});
    await shown();
    await keys.click(button('Decline'));
    const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    await keys.type(reason, 'Later.');
    await keys.click(button('Decline offer'));
    expect(await alertText()).toBe(UNREACHABLE);
    expect(reason.value).toBe('Later.');
  });

  it('closes the question to show a newer version', async () => {
    server.respondWith({ [DECLINE]: newer(pageOf({ number: 2 }), CHANGED) });
    const keys = open({});
    await shown();
    await keys.click(button('Decline'));
    await keys.click(button('Decline offer'));
    await notice(CHANGED);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Accept $1,800')).toBeTruthy();
  });
});

describe('asking', () => {
  const question = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });

  it('sends a question, and says how it is answered', async () => {
    server.respondWith({ [ASK]: {} });
    const keys = open({});
    await shown();
    await keys.click(button('Ask a question'));
    expect(document.activeElement).toBe(question());
    await keys.type(question(), ' Can we begin in May? ');
    await keys.dblClick(button('Send question'));
    await screen.findByText('Your question was sent. The answer comes by email.');
    expect(server.bodiesTo(ASK)).toEqual([{ token: TOKEN, text: 'Can we begin in May?' }]);
    expect(document.activeElement).toBe(button('Ask a question'));
    await keys.click(button('Ask a question'));
    expect(question().value).toBe('');
  });

  it('rejects an empty question about an offer', async () => {
    const keys = open({});
    await shown();
    await keys.click(button('Ask a question'));
    await keys.type(question(), '  ');
    await keys.click(button('Send question'));
    expect(screen.getByText('Please enter your question')).toBeTruthy();
    expect(document.activeElement).toBe(question());
    expect(server.callsTo(ASK)).toEqual([]);
  });

  it.each([
    [problem(429, 'Too many attempts. Please try again later.'), 'Too many attempts.'],
    [{ cutOff: true }, UNREACHABLE],
  ])('shows why it failed, and keeps the text: %#', async (failure, text) => {
    server.respondWith({ [ASK]: failure });
    const keys = open({});
    await shown();
    await keys.click(button('Ask a question'));
    await keys.type(question(), 'When?');
    await keys.click(button('Send question'));
    expect(await alertText()).toContain(text);
    expect(question().value).toBe('When?');
    await keys.click(button('Cancel'));
    expect(document.activeElement).toBe(button('Ask a question'));
  });
});

describe('the PDF', () => {
  it.each([
    ['of an open offer', pageOf()],
    ['of an accepted offer', acceptedPage()],
  ])('%s is saved, and reports when it cannot be', async (_of, page) => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    server.respondWith({ [FILE]: { cutOff: true } });
    const keys = open(page);
    await shown();
    await keys.click(button('Download PDF'));
    expect(await alertText()).toBe(UNREACHABLE);
    server.respondWith({
      [FILE]: {
        foreign: '%PDF-1.7',
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'attachment; filename="offer.pdf"',
        },
      },
    });
    await keys.click(button('Download PDF'));
    await waitFor(() => expect(saved).toEqual(['offer.pdf']));
  });
});
