import { afterEach, expect, it } from '@jest/globals';
import type { AssistantConnection, AssistantSettings } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const SETTINGS = 'GET /api/admin/assistants';
const SAVE = 'PUT /api/admin/assistants';
const CONNECTIONS = 'GET /api/admin/assistants/connections';
const TOKENS = 'POST /api/admin/assistants/tokens';

const settings = (own: Partial<AssistantSettings> = {}): AssistantSettings => ({
  isOn: true,
  hosts: ['claude.ai'],
  address: 'https://polaris.example/api/mcp',
  hasTwoFactor: true,
  ...own,
});
const connection: AssistantConnection = {
  id: 4,
  kind: 'browser',
  host: 'claude.ai',
  label: 'claude.ai',
  scopes: ['read'],
  createdAt: '2026-04-02T15:00:00.000Z',
  expiresAt: '2027-04-02T15:00:00.000Z',
  lastUsedAt: null,
  calls: 1,
  changes: 0,
  hasEnded: false,
};

const server = new MockServer();
afterEach(cleanup);

const open = (own: Partial<AssistantSettings>, ...connections: AssistantConnection[]) =>
  openAdmin(server, '/admin/assistants', {
    [SETTINGS]: { json: settings(own) },
    [CONNECTIONS]: { json: connections },
  }).keys;

it('shows the address of assistants once they are turned on, and none at first', async () => {
  const keys = open({ isOn: false });
  const turnOn = await screen.findByRole('switch', { name: 'Assistants can be connected' });
  expect(screen.queryByLabelText('Address for your assistant')).toBeNull();
  server.respondWith({ [SAVE]: { json: settings() }, [SETTINGS]: { json: settings() } });
  await keys.click(turnOn);
  const address = await screen.findByLabelText<HTMLInputElement>('Address for your assistant');
  expect(address.value).toBe('https://polaris.example/api/mcp');
  expect(server.bodiesTo(SAVE)).toEqual([{ isOn: true, hosts: ['claude.ai'] }]);
});

it('asks for two-factor authentication before anything can be connected', async () => {
  open({ hasTwoFactor: false });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Turn on two-factor/);
  expect(screen.queryByRole('form', { name: 'Make a token' })).toBeNull();
});

it('shows what a connection called, and revokes it', async () => {
  const keys = open({}, connection);
  const call = { id: 31, tool: 'get_customer', records: ['customer 12'], at: connection.createdAt };
  server.respondWith({ 'GET /api/admin/assistants/connections/4/calls': { json: [call] } });
  await keys.click(await screen.findByRole('button', { name: 'Calls of claude.ai' }));
  expect(await screen.findByText('customer 12')).toBeTruthy();
  server.respondWith({
    'DELETE /api/admin/assistants/connections/4': {},
    [CONNECTIONS]: { json: [] },
  });
  await keys.click(screen.getByRole('button', { name: 'Revoke claude.ai' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke claude.ai?' }));
  await keys.click(dialog.getByRole('button', { name: 'Revoke' }));
  await expectToast('Success', 'claude.ai revoked');
  expect(await screen.findByText('Nothing is connected yet.')).toBeTruthy();
});

it('undoes what a connection changed, after it has shown what stays', async () => {
  const changed = { ...connection, changes: 1, hasEnded: true };
  const keys = open({}, changed);
  const change = {
    id: '3f0e9a52-6a1c-4c0e-9d1f-0d7c5a1b2e34',
    tool: 'add_task',
    title: 'Call Sara',
    reason: 'You asked for it.',
    afterStrangersText: true,
    at: connection.createdAt,
    undoneAt: null,
    undoneBy: null,
  };
  const path = '/api/admin/assistants/connections/4';
  const result = { sets: 1, undone: ['The task goes to the trash.'], stays: ['Status stays.'] };
  const undone = { ...change, undoneAt: connection.createdAt, undoneBy: 'owner' };
  server.respondWith({
    [`GET ${path}/changes`]: { json: [change] },
    [`GET ${path}/undo`]: { json: { ...result, digest: 'd'.repeat(64) } },
    [`POST ${path}/undo`]: { json: result },
  });
  await keys.click(await screen.findByRole('button', { name: 'Changes of claude.ai' }));
  expect(screen.queryByRole('button', { name: 'Revoke claude.ai' })).toBeNull();
  expect(await screen.findByText('After reading what others wrote')).toBeTruthy();
  await keys.click(screen.getByRole('button', { name: 'Undo Added a task: Call Sara' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo changes?' }));
  expect(await dialog.findByText('Status stays.')).toBeTruthy();
  server.respondWith({ [`GET ${path}/changes`]: { json: [undone] } });
  await keys.click(dialog.getByRole('button', { name: 'Undo' }));
  await expectToast('Success', '1 change undone');
  expect(server.bodiesTo(`POST ${path}/undo`)).toEqual([
    { changeId: change.id, digest: 'd'.repeat(64) },
  ]);
  expect(await screen.findByText('Undone')).toBeTruthy();
});

it('shows a new token once', async () => {
  const keys = open({});
  const form = within(await screen.findByRole('form', { name: 'Make a token' }));
  await fill(keys, form.getByLabelText('What it is for'), 'My editor');
  await keys.click(form.getByRole('checkbox', { name: /^Read what others wrote/ }));
  const made = { ...connection, kind: 'pasted', host: null, label: 'My editor' } as const;
  server.respondWith({
    [TOKENS]: { status: 201, json: { token: 'pol_secret', connection: made } },
  });
  await keys.click(form.getByRole('button', { name: 'Make a token' }));
  const token = await screen.findByLabelText<HTMLInputElement>('Token for My editor');
  expect(token.value).toBe('pol_secret');
  expect(server.bodiesTo(TOKENS)).toEqual([
    { label: 'My editor', scopes: ['read', 'read:messages'], days: 30 },
  ]);
  await keys.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByLabelText('Token for My editor')).toBeNull();
});

it('adds a host, and refuses an address in its place', async () => {
  const keys = open({});
  const form = within(await screen.findByRole('form', { name: 'Add a host' }));
  const field = form.getByLabelText('Another host');
  await fill(keys, field, 'https://evil/');
  await keys.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('Please enter the name of a host, such as claude.ai.')).toBeTruthy();
  const hosts = ['claude.ai', 'assistant.example'];
  server.respondWith({
    [SAVE]: { json: settings({ hosts }) },
    [SETTINGS]: { json: settings({ hosts }) },
  });
  await fill(keys, field, 'assistant.example');
  await keys.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Remove assistant.example' })).toBeTruthy();
  expect(server.bodiesTo(SAVE)).toEqual([{ isOn: true, hosts }]);
});

const CONSENT = '/admin/assistants/connect?client_id=x';
const ASK = 'POST /api/admin/assistants/requests';
const ALLOW = 'POST /api/admin/assistants/consents';
const asked = {
  host: 'claude.ai',
  returnHost: 'localhost:58135',
  isLocalOnly: true,
  scopes: ['read'],
  hasTwoFactor: true,
  declineUrl: 'https://claude.ai/callback?error=access_denied',
};

it('names the host on the consent page, and warns when any program could be it', async () => {
  const { keys } = openAdmin(server, CONSENT, { [ASK]: { status: 201, json: asked } });
  expect(
    await screen.findByRole('heading', { name: 'Give claude.ai access to your records?' }),
  ).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(
    'any program here can say that it is from claude.ai',
  );
  expect(screen.getByRole('link', { name: 'Do not allow' }).getAttribute('href')).toBe(
    asked.declineUrl,
  );
  expect(server.bodiesTo(ASK)).toEqual([{ query: 'client_id=x' }]);
  const sentence = 'Turn on two-factor authentication in your account first.';
  server.respondWith({ [ALLOW]: problem(409, sentence) });
  await keys.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(server.bodiesTo(ALLOW)).toEqual([{ query: 'client_id=x', scopes: ['read'] }]);
});

it('allows nothing on the consent page without a choice or a second factor', async () => {
  const { keys } = openAdmin(server, CONSENT, { [ASK]: { status: 201, json: asked } });
  await keys.click(await screen.findByRole('checkbox', { name: /^Read your records/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Allow' }).disabled).toBe(true);
});

it('says on the consent page why a request is refused', async () => {
  const sentence = 'evil.test is not on your list of hosts.';
  openAdmin(server, CONSENT, { [ASK]: problem(400, sentence) });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('says where to start, and asks the server nothing, when the page of consent is opened by hand', async () => {
  openAdmin(server, '/admin/assistants/connect', {});
  expect(await screen.findByRole('heading', { name: 'No assistant is asking' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Assistants' })).toBeTruthy();
});
