/** @jest-environment ../../libs/ui/testing/browser-environment.js */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type EmailStatus,
  SIGNED_IN_HINT,
  type TaxMode,
  stepsAfterOrder,
} from '@polaris/contracts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../../../libs/ui/testing/set-up.ts';
import { MockServer, problem } from '../../../../libs/ui/testing/mock-server.ts';
import { someOwnPurchase } from '../../../../libs/ui/testing/records/sales-records.ts';
import { removeToasts, someUser } from '../../../../libs/ui/testing/render-screen.tsx';
import { currentIntent } from './order-intent.ts';
import { dropOrderStep } from './order-step-address.ts';
import { OrderForm } from './purchase-form.tsx';
import { startPurchase } from './purchase-script.ts';

const USER = 'GET /api/auth/user';
const ORDER = 'POST /api/purchases';
const steps = (byCard: boolean) =>
  stepsAfterOrder({ sessionBalance: null, byCard, replyTime: 'within one business day' });
const byAgreement = { takesCards: false, tax: null, steps: steps(false) };
const service = { id: 7, name: 'Data Audit', price: 1200 };
const terms = { title: 'Terms of Service', path: '/terms' };
const made = someOwnPurchase({ serviceId: 7, amount: 1200 });
const ordered = { status: 201, json: made };
const newPrice = {
  status: 409,
  json: { title: 'Conflict', status: 409, detail: 'The price has changed', price: 1500 },
};

const server = new MockServer();
let toSignIn: jest.SpiedFunction<HTMLFormElement['submit']>;
beforeEach(() => {
  document.cookie = `${SIGNED_IN_HINT}=1`;
  toSignIn = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  // jsdom reports that it cannot navigate.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  removeToasts();
  dropOrderStep();
  sessionStorage.clear();
  document.cookie = `${SIGNED_IN_HINT}=; max-age=0`;
  jest.restoreAllMocks();
});

function openPage(responses: Parameters<MockServer['respondWith']>[0] = {}, own = {}) {
  server.respondWith({ [USER]: { json: someUser() }, ...responses });
  render(
    <div data-island="purchase">
      <OrderForm service={service} terms={null} payment={byAgreement} {...own} />
    </div>,
  );
  const resumed = startPurchase();
  return { keys: userEvent.setup(), resumed };
}

async function openStep(...page: Parameters<typeof openPage>) {
  const { keys } = openPage(...page);
  await keys.click(purchase());
  await screen.findByText(/grace@example.com/);
  return keys;
}

const purchase = () => screen.getByRole('button', { name: 'Purchase this service' });
const step = () => screen.getByRole('dialog', { name: 'Check your order' });
const orderFor = (price: string) => screen.getByRole('button', { name: `Order for ${price}` });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the order step', () => {
  it.each<[TaxMode, number, string]>([
    ['added', 9.5, '$1,314$1,200 plus $114 sales taxNothing'],
    ['added', 0, '$1,200Nothing'],
    ['included', 9.5, '$1,200Nothing'],
  ])('shows the sum that becomes due with tax %s at %d%%', async (taxMode, taxRate, text) => {
    const payment = { ...byAgreement, tax: { taxMode, taxRate } };
    const keys = await openStep({ [ORDER]: ordered }, { payment });
    expect(step().textContent).toContain(`Data Audit${text}`);
    const total = taxMode === 'added' && taxRate > 0 ? 1314 : 1200;
    await keys.click(orderFor(total === 1314 ? '$1,314' : '$1,200'));
    await waitFor(() => expect(server.bodiesTo(ORDER)).toHaveLength(1));
    expect(server.bodiesTo(ORDER)[0]).toMatchObject({ amount: 1200, total });
  });

  it('shows service, price, next steps and account, and orders nothing yet', async () => {
    await openStep();
    const texts = step().textContent;
    expect(texts).toContain('Data Audit$1,200');
    expect(texts).toContain('Nothing is charged now.');
    expect(within(step()).getAllByRole('listitem')).toHaveLength(3);
    expect(texts).toContain('Grace Hoppergrace@example.com');
    expect(orderFor('$1,200')).toBeTruthy();
    expect(within(step()).queryByRole('link')).toBeNull();
    expect(server.callsTo(ORDER)).toEqual([]);
  });

  it('says that the order waits for payment when cards are taken', async () => {
    await openStep({}, { payment: { takesCards: true, tax: null, steps: steps(true) } });
    const texts = step().textContent;
    expect(texts).toContain('Nothing is charged now. You pay online from your dashboard.');
    expect(texts).toContain('Your order waits in your dashboard until you pay it there online.');
    expect(texts).not.toContain('agree by email');
  });

  it('links to the terms once they are published', async () => {
    await openStep({}, { terms });
    const link = screen.getByRole('link', { name: 'Terms of Service' });
    expect(link.getAttribute('href')).toBe('/terms');
  });

  it.each<[EmailStatus, string]>([
    ['verified', 'The confirmation goes to this address.'],
    ['unverified', "The confirmation goes to this address once you've verified it."],
  ])('shows when a confirmation is sent to an address that is %s', async (emailStatus, text) => {
    await openStep({ [USER]: { json: someUser({ emailStatus }) } });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('promises no mail when no mail is sent', async () => {
    await openStep({ [USER]: { json: someUser({ emailStatus: 'unchecked' }) } });
    expect(screen.queryByText(/confirmation/)).toBeNull();
  });

  it.each<[string, (keys: ReturnType<typeof userEvent.setup>) => unknown]>([
    ['Cancel', (keys) => keys.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', (keys) => keys.keyboard('{Escape}')],
    ['Back', () => history.back()],
  ])('closes the order step on %s, and focuses the button', async (_name, close) => {
    const keys = await openStep();
    const entries = history.length;
    expect(location.hash).toBe('#purchase');
    await close(keys);
    await expectClosed();
    expect(location.hash).toBe('');
    expect(history.length).toBe(entries);
    expect(document.activeElement).toBe(purchase());
  });

  it('closes on a click outside, but not on the second click of a double click', async () => {
    await openStep();
    const beside = { clientX: 9, clientY: 9 };
    const entry = history.state as unknown;
    fireEvent.mouseDown(step(), { ...beside, detail: 2 });
    expect(history.state).toEqual(entry);
    fireEvent.mouseDown(step(), { ...beside, detail: 1 });
    await expectClosed();
  });

  it('reopens the order step after a reload and after sign-in, and can be canceled then', async () => {
    location.hash = '#purchase';
    const { keys, resumed } = openPage();
    expect(resumed).toBe(true);
    await screen.findByText(/grace@example.com/);
    await keys.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectClosed();
    expect(location.href).not.toContain('#');
  });

  it('ignores the hash of the order step when the visitor is signed out', () => {
    document.cookie = `${SIGNED_IN_HINT}=; max-age=0`;
    location.hash = '#purchase';
    expect(openPage().resumed).toBe(false);
    expect(location.hash).toBe('');
  });

  it('shows the button as busy until the order step has loaded', async () => {
    const { keys } = openPage();
    const frame = document.querySelector('[data-island]')!;
    cleanup();
    document.body.append(frame);
    frame.innerHTML =
      '<form data-purchase-service="7"><button>Purchase this service</button></form>';
    startPurchase();
    await keys.click(purchase());
    expect(frame.getAttribute('aria-busy')).toBe('true');
    frame.remove();
  });
});

describe('the account of an order', () => {
  it('switches the account: signs out and opens the sign-in page', async () => {
    const keys = await openStep({ 'POST /api/auth/logout': { status: 204 } });
    await keys.click(screen.getByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(toSignIn).toHaveBeenCalledTimes(1));
    const form = toSignIn.mock.contexts[0] as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/api/login#sign-in');
    expect(new FormData(form).get('returnTo')).toBe('/services/7#purchase');
  });

  it('sends a visitor to sign in when the session has ended', async () => {
    const { keys } = openPage({ [USER]: problem(401, 'Not signed in.') });
    await keys.click(purchase());
    await keys.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(toSignIn).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /Order for/ })).toBeNull();
  });

  it('reads the account again after a failure', async () => {
    const { keys } = openPage({ [USER]: problem(503, 'Away.') });
    await keys.click(purchase());
    await screen.findByText("Your account couldn't be loaded.");
    server.respondWith({ [USER]: { json: someUser() } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/grace@example.com/)).toBeTruthy();
  });

  it('asks again before ordering when the account changed in another tab', async () => {
    const keys = await openStep({ [ORDER]: ordered });
    server.respondWith({ [USER]: { json: someUser({ id: 'ada', email: 'ada@example.com' }) } });
    await keys.click(orderFor('$1,200'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("You're now signed in as ada@example.com.");
    expect(server.callsTo(ORDER)).toEqual([]);
    await keys.click(orderFor('$1,200'));
    await waitFor(() => expect(server.callsTo(ORDER)).toHaveLength(1));
  });

  it.each([
    ['the account', { [USER]: problem(401, 'Not signed in.') }],
    ['the order', { [ORDER]: problem(401, 'Not signed in.') }],
  ])('sends a visitor to sign in when %s returns 401', async (_name, responses) => {
    const keys = await openStep();
    server.respondWith(responses);
    await keys.click(orderFor('$1,200'));
    await waitFor(() => expect(toSignIn).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Purchase failed')).toBeNull();
  });
});

describe('ordering', () => {
  it('sends the price that was shown, and announces success on the dashboard', async () => {
    const keys = await openStep({ [ORDER]: ordered });
    await keys.click(orderFor('$1,200'));
    await waitFor(() => expect(sessionStorage.getItem('polaris-toast')).toContain('successful'));
    expect(server.bodiesTo(ORDER)).toEqual([
      {
        serviceId: 7,
        amount: 1200,
        total: 1200,
        status: 'active',
        progress: 0,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
    expect(currentIntent(7)).toBeNull();
  });

  it('does not order on the second click of a double click', async () => {
    const keys = await openStep({ [ORDER]: ordered });
    const button = orderFor('$1,200');
    fireEvent.click(button, { detail: 2 });
    expect(button.textContent).toBe('Order for $1,200');
    await keys.dblClick(button);
    await waitFor(() => expect(currentIntent(7)).toBeNull());
    expect(server.callsTo(ORDER)).toHaveLength(1);
  });

  it('prevents canceling an order while it is being sent', async () => {
    const gate = Promise.withResolvers<typeof ordered>();
    const keys = await openStep({ [ORDER]: gate.promise });
    await keys.click(orderFor('$1,200'));
    const busy = await screen.findByRole('button', { name: 'Ordering...' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await keys.keyboard('{Escape}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    expect(step()).toBeTruthy();
    gate.resolve(ordered);
    await waitFor(() => expect(currentIntent(7)).toBeNull());
  });

  it('asks again at a new price, and orders only once it is confirmed', async () => {
    const keys = await openStep({ [ORDER]: newPrice });
    await keys.click(orderFor('$1,200'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'It was $1,200 and is $1,500 now.',
    );
    expect(currentIntent(7)).toBeNull();
    server.respondWith({ [ORDER]: ordered });
    await keys.click(orderFor('$1,500'));
    await waitFor(() => expect(server.bodiesTo(ORDER)).toHaveLength(2));
    expect(server.bodiesTo(ORDER)[1]).toMatchObject({ amount: 1500 });
  });

  it.each([404, 409])(
    'says that the service can no longer be ordered when the server answers %s',
    async (status) => {
      const keys = await openStep({ [ORDER]: problem(status, 'No.') });
      await keys.click(orderFor('$1,200'));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('You can no longer order this service.');
      expect(document.activeElement).toBe(alert.parentElement);
      expect(screen.queryByRole('button', { name: /Order for/ })).toBeNull();
    },
  );

  it('shows the failure inside the step, and retries the same order', async () => {
    const keys = await openStep({ [ORDER]: problem(503, 'Away.') });
    await keys.click(orderFor('$1,200'));
    expect(await within(step()).findByText('Purchase failed')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^Failed to purchase this service/);
    const failed = currentIntent(7);
    expect(failed).not.toBeNull();
    await keys.click(orderFor('$1,200'));
    await waitFor(() => expect(server.callsTo(ORDER)).toHaveLength(2));
    expect(currentIntent(7)).toEqual(failed);
    await waitFor(() => expect(orderFor('$1,200').getAttribute('aria-busy')).not.toBe('true'));
    server.respondWith({ [ORDER]: ordered });
    await keys.click(orderFor('$1,200'));
    await waitFor(() => expect(sessionStorage.getItem('polaris-toast')).toContain('successful'));
  });
});

it('submits the form that opens the sign-in page when the visitor is signed out', async () => {
  document.cookie = `${SIGNED_IN_HINT}=; max-age=0`;
  const { keys } = openPage();
  const sent = jest.fn((event: Event) => event.defaultPrevented);
  addEventListener('submit', sent, { once: true });
  await keys.click(purchase());
  expect(sent).toHaveReturnedWith(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
