import { describe, expect, it } from '@jest/globals';
import type { AccountSummary, Customer } from '@polaris/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../../../testing/mock-server.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { LinkedAccount } from './linked-account.tsx';

const LINK = 'POST /api/customers/7/account/one-time-link';
const url = 'https://polaris.example/login#reset=abc';
const made = { status: 201, json: { url, expiresAt: '2026-01-02T10:00:00.000Z' } };

const account = (own: Partial<AccountSummary> = {}): AccountSummary => ({
  id: 'grace',
  email: 'grace@example.com',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailVerified: true,
  disabledAt: null,
  preferences: { email: false, phone: false, text: false },
  ...own,
});

const server = new MockServer();

function open(own?: Partial<AccountSummary>) {
  renderScreen(<LinkedAccount customer={{ id: 7 } as Customer} account={account(own)} />);
  return userEvent.setup({ writeToClipboard: false });
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (keys: ReturnType<typeof userEvent.setup>, name: string) =>
  keys.click(dialog().getByRole('button', { name }));

async function openDialog(own?: Partial<AccountSummary>) {
  const keys = open(own);
  await keys.click(screen.getByRole('button', { name: 'Make a one-time link' }));
  return keys;
}

describe('a one-time link for a linked account', () => {
  it('shows who the link is for, and makes it only on request', async () => {
    const keys = await openDialog();
    expect(screen.getByRole('dialog').textContent).toContain('Grace Hopper (grace@example.com)');
    expect(server.calls).toEqual([]);
    server.respondWith({ [LINK]: made });
    await press(keys, 'Make the link');
    const field = await dialog().findByLabelText<HTMLInputElement>('Link');
    expect(field.value).toBe(url);
    expect(field.readOnly).toBe(true);
    expect(screen.getByRole('dialog').textContent).toContain(
      "Anyone who has this link can choose the account's password: give it to the customer yourself.",
    );
    expect(dialog().getByText(/2026/).getAttribute('datetime')).toBe('2026-01-02T10:00:00.000Z');
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Copy' }));
  });

  it('discards the link when its dialog is closed', async () => {
    const keys = await openDialog();
    server.respondWith({ [LINK]: made });
    await press(keys, 'Make the link');
    await dialog().findByLabelText('Link');
    await keys.click(dialog().getAllByRole('button', { name: 'Close' })[1]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.innerHTML).not.toContain(url);
    await keys.click(screen.getByRole('button', { name: 'Make a one-time link' }));
    expect(dialog().queryByLabelText('Link')).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  it('explains why no link could be made, and can be tried again', async () => {
    const keys = await openDialog();
    server.respondWith({ [LINK]: problem(409, 'No account is linked now.') });
    await press(keys, 'Make the link');
    expect((await dialog().findByRole('alert')).textContent).toBe('No account is linked now.');
    server.respondWith({ [LINK]: made });
    await press(keys, 'Make the link');
    expect(await dialog().findByLabelText('Link')).toBeTruthy();
  });

  it.each([
    [true, 'Copied.'],
    [false, 'The button could not copy it. Please copy the selected text yourself.'],
  ])('copies the link without the clipboard API: %s', async (works, outcome) => {
    let copied = '';
    document.execCommand = (command: string) => {
      const field = document.activeElement as HTMLInputElement;
      copied = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      return works && command === 'copy';
    };
    const keys = await openDialog();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    server.respondWith({ [LINK]: made });
    await press(keys, 'Make the link');
    await dialog().findByLabelText('Link');
    await press(keys, 'Copy');
    await dialog().findByText(outcome);
    expect(copied).toBe(url);
    const next = works
      ? dialog().getByRole('button', { name: 'Copy' })
      : dialog().getByLabelText('Link');
    expect(document.activeElement).toBe(next);
  });
});

describe('the access of a linked account', () => {
  const DEVICES = 'GET /api/customers/7/account/devices';
  const ACCESS = 'PUT /api/customers/7/account/access';
  const device = {
    id: '1'.repeat(32),
    name: 'Safari on macOS',
    signedInAt: '2026-01-02T15:00:00.000Z',
    seenAt: '2026-01-03T15:00:00.000Z',
    current: false,
  };

  it('lists the devices of the customer, and signs out on one or all', async () => {
    const keys = open();
    const other = { ...device, id: '2'.repeat(32), name: 'Firefox on Windows' };
    server.respondWith({ [DEVICES]: { json: [device, other] } });
    await keys.click(screen.getByRole('button', { name: 'Devices' }));
    const one = `DELETE /api/customers/7/account/devices/${device.id}`;
    server.respondWith({ [one]: { status: 204 }, [DEVICES]: { json: [other] } });
    await keys.click(await dialog().findByRole('button', { name: 'Sign out Safari on macOS' }));
    await waitFor(() => expect(dialog().getAllByRole('listitem')).toHaveLength(1));
    const all = 'DELETE /api/customers/7/account/devices';
    server.respondWith({ [all]: { status: 204 }, [DEVICES]: { json: [] } });
    await press(keys, 'Sign out everywhere');
    expect(await dialog().findByText('Not signed in anywhere.')).toBeTruthy();
    expect(server.calls.filter((each) => each.startsWith('DELETE'))).toEqual([one, all]);
  });

  it('explains why the devices of a customer could not be read', async () => {
    const keys = open();
    server.respondWith({
      [DEVICES]: problem(409, 'This customer has no account. Link one first.'),
    });
    await keys.click(screen.getByRole('button', { name: 'Devices' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('has no account');
  });

  it('disables the account after confirmation', async () => {
    const keys = open();
    await keys.click(screen.getByRole('button', { name: 'Disable account' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Disable this account?' }));
    expect(server.calls).toEqual([]);
    const disabled = account({ disabledAt: '2026-01-04T15:00:00.000Z' });
    server.respondWith({ [ACCESS]: { json: { account: disabled, invitation: null } } });
    await keys.click(question.getByRole('button', { name: 'Disable account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.bodiesTo(ACCESS)).toEqual([{ disabled: true }]);
  });

  it('shows since when an account is disabled, and then only offers enabling it', async () => {
    const keys = open({ disabledAt: '2026-01-04T15:00:00.000Z' });
    expect(document.body.textContent).toContain("Can't sign in since January 4, 2026.");
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Enable account',
      'Unlink',
    ]);
    server.respondWith({ [ACCESS]: { json: { account: account(), invitation: null } } });
    await keys.click(screen.getByRole('button', { name: 'Enable account' }));
    await waitFor(() => expect(server.bodiesTo(ACCESS)).toEqual([{ disabled: false }]));
  });
});

describe('mail that may be sent to a linked account', () => {
  it.each([
    [true, false, 'Wants no messages; order confirmations are still sent.'],
    [true, true, 'Agrees to email.'],
    [
      false,
      true,
      'Agrees to email. No order confirmations or updates are emailed to this address until',
    ],
    [
      false,
      false,
      'Wants no messages. No order confirmations or updates are emailed to this address until',
    ],
  ])(
    'shows what may be sent when verified is %s and email consent is %s',
    async (emailVerified, email, text) => {
      open({ emailVerified, preferences: { email, phone: false, text: false } });
      await waitFor(() => expect(document.body.textContent).toContain(text));
    },
  );
});

describe('linking an account', () => {
  const GAIN = 'GET /api/customers/7/account-gain';

  async function pick(answer: Parameters<MockServer['respondWith']>[0][string]) {
    renderScreen(<LinkedAccount customer={{ id: 7, email: null } as Customer} account={null} />);
    const keys = userEvent.setup();
    server.respondWith({
      'GET /api/admin/users': { json: [account({ emailVerified: false })] },
      'PUT /api/customers/7/account': { json: { account: account(), invitation: null } },
      [GAIN]: answer,
    });
    await keys.type(screen.getByRole('combobox'), 'grace');
    await keys.click(await screen.findByRole('option'));
    const link = screen.getByRole('button', { name: 'Link Account' });
    await waitFor(() => expect(link).toHaveProperty('disabled', false));
    return { keys, link };
  }

  it('shows what the account will see before it is linked', async () => {
    const gain = { email: 'grace@example.com', emailVerified: false };
    const { keys, link } = await pick({ json: { ...gain, invoices: 1, files: 0, messages: 0 } });
    screen.getByText('grace@example.com (not verified) will see 1 invoice.');
    expect(server.callsTo(GAIN)).toEqual([`${GAIN}?userId=grace`]);
    await keys.click(link);
    await waitFor(() => expect(server.bodiesTo('PUT /api/customers/7/account')).toHaveLength(1));
  });

  it('can link an account on a server that does not report what it will see', async () => {
    await pick(problem(404, 'This address was not found.'));
    expect(screen.queryByText(/will see/)).toBeNull();
  });
});
