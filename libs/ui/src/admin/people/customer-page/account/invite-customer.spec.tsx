import { describe, expect, it } from '@jest/globals';
import type { Customer, OpenInvitation } from '@polaris/contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast } from '../../../../../testing/queries.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { LinkedAccount } from './linked-account.tsx';

const INVITE = 'POST /api/admin/customers/7/invite';
const LINK = 'GET /api/customers/7/account';
const EMAIL = 'grace@example.com';
const url = 'https://polaris.example/invitation#abc';
const expiresAt = '2126-03-16T17:00:00.000Z';
const open: OpenInvitation = { email: EMAIL, createdAt: '2026-03-02T17:00:00.000Z', expiresAt };

const server = new MockServer();

const linked = (invitation: OpenInvitation | null) => ({ json: { account: null, invitation } });
const olderServer = { foreign: JSON.stringify({ account: null }) };

interface Shown {
  link?: ReturnType<typeof linked> | typeof olderServer;
  email?: string | null;
}

function show({ link = linked(null), email = EMAIL }: Shown = {}) {
  server.respondWith({ [LINK]: link, 'GET /api/admin/users': list([]) });
  renderScreen(<LinkedAccount customer={{ id: 7, email } as Customer} account={null} />);
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole('button', { name });

describe('inviting a customer without an account', () => {
  it('shows who is mailed and until when, then shows the pending invitation', async () => {
    const keys = show();
    server.respondWith({
      [INVITE]: { status: 201, json: { sentTo: EMAIL, url: null, expiresAt } },
    });
    const invite = await button('Invite');
    server.respondWith({ [LINK]: linked(open) });
    await keys.click(invite);
    await expectToast('Success', `Invitation sent to ${EMAIL}. It works until March 16, 2126.`);
    await button('Invite again');
    expect(document.body.textContent).toContain('Invited on March 2, 2026, until March 16, 2126.');
    expect(server.callsTo(INVITE)).toHaveLength(1);
  });

  it('reports when an invitation has expired', async () => {
    show({ link: linked({ ...open, expiresAt: '2026-03-16T17:00:00.000Z' }) });
    await button('Invite again');
    expect(document.body.textContent).toContain('expired on March 16, 2026');
  });

  it('works with a server that reports no invitations', async () => {
    show({ link: olderServer });
    expect(await button('Invite')).toBeTruthy();
  });

  it('requires an address for an invitation', async () => {
    show({ email: null });
    await screen.findByText('Add an email address to invite this customer to create an account.');
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });

  it('shows the owner the link once when no mail is sent', async () => {
    const keys = show();
    server.respondWith({ [INVITE]: { status: 201, json: { sentTo: null, url, expiresAt } } });
    await keys.click(await button('Invite'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitation link' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
    await keys.click(dialog.getAllByRole('button', { name: 'Close' })[1]!);
    expect(document.body.innerHTML).not.toContain(url);
  });

  it('explains why an invitation failed', async () => {
    const keys = show();
    server.respondWith({ [INVITE]: problem(409, "This is the address of the owner's account.") });
    await keys.click(await button('Invite'));
    await expectToast('Error', "This is the address of the owner's account.");
  });
});
