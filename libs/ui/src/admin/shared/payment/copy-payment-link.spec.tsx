import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { expectToast, valueOf } from '../../../../testing/queries.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { CopyPaymentLink } from './copy-payment-link.tsx';

const SHARE = 'POST /api/admin/invoices/31/payment-links';
const WHO = 'Anyone who has it can see what is owed and pay.';
const url = 'https://polaris.example/pay#abc';
const made = { status: 201, json: { url } };

const server = new MockServer();
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

async function open(owed = 950, of: 'invoice' | 'purchase' = 'invoice') {
  const keys = userEvent.setup({ delay: null });
  renderScreen(<CopyPaymentLink of={of} id={31} owed={owed} />);
  await keys.click(screen.getByRole('button', { name: 'More' }));
  return keys;
}

const item = () => screen.getByRole('button', { name: 'Copy payment link' });

describe('copying a payment link', () => {
  it.each([
    ['invoice', SHARE],
    ['purchase', 'POST /api/admin/purchases/31/payment-links'],
  ] as const)('copies a new link of the %s', async (of, share) => {
    const keys = await open(950, of);
    server.respondWith({ [share]: made });
    await keys.click(item());
    await expectToast('Payment link copied', WHO);
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(server.calls).toHaveLength(1);
  });

  it('is offered only while something is owed, beside the link to the record', async () => {
    await open(0);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy payment link' })).toBeNull();
  });

  it('shows the link to select when the browser refuses to copy it, and drops it once closed', async () => {
    const keys = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    document.execCommand = () => false;
    server.respondWith({ [SHARE]: made });
    await keys.click(item());
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment link' }));
    expect(dialog.getByText(WHO)).toBeTruthy();
    expect(valueOf(dialog.getByLabelText('Link'))).toBe(url);
    await keys.click(dialog.getAllByRole('button', { name: 'Close' })[1]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.innerHTML).not.toContain(url);
  });

  it('reports that nothing is owed any more', async () => {
    const keys = await open();
    server.respondWith({ [SHARE]: problem(409, 'Nothing is owed.') });
    await keys.click(item());
    await expectToast('Error', 'Nothing is owed.');
  });
});
