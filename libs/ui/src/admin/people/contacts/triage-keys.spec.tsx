import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactSubmission } from '@polaris/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast, toastText, undo } from '../../../../testing/queries.ts';
import { someContact } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/contact-submissions';
const UPDATE = 'PUT /api/admin/contact-submissions/31';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Submission 31, selected, on a server that rejects every version but its own. */
async function open() {
  let stored = someContact();
  const put = ({ body }: { body: string }) => {
    const sent = JSON.parse(body) as ContactSubmission;
    if (sent.version !== stored.version) return problem(409, 'Changed elsewhere.');
    const { status, version } = sent;
    stored = { ...stored, status, version: version + 1 };
    return { json: stored };
  };
  const { keys } = openAdmin(server, '/admin/contacts?highlight=31', {
    [LIST]: () => list([stored]),
    [UPDATE]: put,
  });
  await screen.findByRole('heading', { level: 2, name: 'Ada Lovelace' });
  const changeElsewhere = (changes: Partial<ContactSubmission>) => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
  };
  return { keys, changeElsewhere, stored: () => stored };
}

const sent = () =>
  (server.bodiesTo(UPDATE) as ContactSubmission[]).map(
    ({ status, version }) => `${status} ${version}`,
  );

describe('triage keys, pressed fast', () => {
  it('changes the submission once for each key', async () => {
    const { keys } = await open();
    await keys.keyboard('rrr');
    await expectToast('Success', 'Contact updated successfully', 'Undo');
    await waitFor(() => expect(sent()).toEqual(['replied 1']));
  });

  it('queues changes, and the last one wins', async () => {
    const { keys, stored } = await open();
    await keys.keyboard('rsr');
    await waitFor(() => expect(sent()).toEqual(['replied 1', 'spam 2', 'replied 3']));
    await waitFor(() => expect(stored().status).toBe('replied'));
    await expectToast('Success', 'Contact updated successfully', 'Undo');
    await keys.click(undo());
    await waitFor(() => expect(sent().at(-1)).toBe('spam 4'));
  });

  it('marks one submission for each key while the server is slow', async () => {
    const contacts = [35, 34, 33, 32, 31].map((id) => someContact({ id, name: `Lead ${id}` }));
    const responses = contacts.map(({ id }) => [
      `PUT /api/admin/contact-submissions/${id}`,
      new Promise<never>(() => undefined),
    ]);
    const { keys } = openAdmin(server, '/admin/contacts?status=new&highlight=35', {
      [LIST]: list(contacts),
      ...Object.fromEntries(responses),
    });
    await screen.findByRole('heading', { level: 2, name: 'Lead 35' });
    await keys.keyboard('rrrrr');
    await waitFor(() => expect(server.callsTo('PUT')).toHaveLength(5));
    const marked = server.callsTo('PUT').map((call) => Number(/\d+/.exec(call)?.[0]));
    expect(marked.sort()).toEqual([31, 32, 33, 34, 35]);
  });

  it("does not overwrite someone else's change", async () => {
    const { keys, changeElsewhere } = await open();
    changeElsewhere({ status: 'spam' });
    await keys.keyboard('r');
    await waitFor(() => expect(toastText()).toMatch(/^Error409: /));
    expect(sent()).toEqual(['replied 1']);
  });
});
