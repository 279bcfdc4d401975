import { afterEach, expect, it } from '@jest/globals';
import { type OwnPurchase, type SessionBalance } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, list } from '../../../testing/mock-server.ts';
import { renderApp, someUser } from '../../../testing/render-screen.tsx';
import { someOwnPurchase } from '../../../testing/records/sales-records.ts';
import { longDate } from '../../primitives/clock.ts';
import { DashboardApp, PurchaseApp } from '../account-app.tsx';

const server = new MockServer();
afterEach(cleanup);

const MOMENT = '2026-11-30T04:00:00.000Z';
/** In Tokyo, where the business is; the browser is in Los Angeles. */
const DAY = '2026-11-30';
const [OURS, BROWSERS] = ['November 30, 2026', 'November 29, 2026'];

const payment = { id: 12, amount: 50, method: 'card', paidAt: MOMENT, paidOn: DAY, refunded: 0 };

function open(own: Partial<OwnPurchase>) {
  const purchase = someOwnPurchase(own);
  server.respondWith({
    'GET /api/auth/user': { json: someUser() },
    'GET /api/purchases': list([purchase]),
    'GET /api/purchases/61': {
      json: { ...purchase, payments: [payment], sessions: [], invoices: [] },
    },
    'GET /api/sessions': list([]),
    'GET /api/invoices': list([]),
    'GET /api/files': list([]),
    'GET /api/conversation': list([]),
    'GET /api/communication-preferences': { json: { email: true, phone: false, text: false } },
    'GET /api/payment-options': { json: { card: true, bankDebit: false } },
    'GET /api/bank-details': { json: { bankDetails: null } },
  });
  const app = { replyTime: 'within one business day', ownerName: 'Ines Calloway' };
  return {
    dashboard: () => renderApp(<DashboardApp {...app} />),
    page: () => renderApp(<PurchaseApp {...app} id={61} />),
  };
}

it("shows the day of an order in the business's time zone when the browser's differs", async () => {
  expect(longDate(MOMENT)).toBe(BROWSERS);
  open({ purchaseDate: MOMENT, purchasedOn: DAY }).dashboard();
  const history = within(await screen.findByRole('region', { name: 'Purchase History' }));
  expect((await history.findByText(OURS)).getAttribute('datetime')).toBe(DAY);
  expect(screen.queryByText(BROWSERS)).toBeNull();
});

it("shows all days of a purchase's page in the business's time zone when the browser's differs", async () => {
  open({
    status: 'completed',
    ...{ purchaseDate: MOMENT, purchasedOn: DAY, completionDate: MOMENT, completedOn: DAY },
    steps: [{ id: 5, text: 'Agree on a plan.', doneAt: MOMENT, doneOn: DAY }],
    notes: [{ text: 'The draft is ready.', createdAt: MOMENT, writtenOn: DAY }],
  }).page();
  expect(await screen.findByText(`Completed on ${OURS}`)).toBeTruthy();
  const text = document.body.textContent;
  expect(text).toContain(`Agree on a plan.${OURS}`);
  expect(text).toContain(`${OURS}The draft is ready.`);
  expect(text).toContain(`Payment received$50${OURS}, card`);
  expect(text.split(OURS)).toHaveLength(6);
  expect(text).not.toContain(BROWSERS);
});

const balance: SessionBalance = {
  ...{ included: 6, left: 5, minutes: 60, bookBy: null },
  ...{ open: true, afterPayment: false, over: false },
};

it.each<[string, Partial<SessionBalance>, number]>([
  ['offers to book when only the browser has passed the last day', { bookBy: '2000-01-01' }, 1],
  ['offers no booking when the business has passed it', { bookBy: '2090-01-01', over: true }, 0],
])('%s', async (_, own, links) => {
  const sessionBalance = { ...balance, ...own };
  const screens = open({ sessionBalance });
  for (const show of [screens.dashboard, screens.page]) {
    show();
    expect(await screen.findByText(/^5 of 6 sessions left/)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: /^Book a session/ })).toHaveLength(links);
    expect(screen.queryAllByText('Book your next session.')).toHaveLength(links);
    cleanup();
  }
});
