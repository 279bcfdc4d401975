import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import {
  fakeAuthenticator,
  passkeyRequest,
  sentAssertion,
} from '../../../../testing/fake-authenticator.ts';
import { expectToast } from '../../../../testing/queries.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { useCodeQuestion } from '../../../api/identity/two-factor.ts';
import { CodeDialog } from '../../../primitives/dialog/code-dialog.tsx';
import { ExportLink } from './export-link.tsx';

const EXPORT = 'GET /api/admin/export/customers';
const CONFIRM = 'POST /api/auth/two-factor/confirm';
const NEEDED = 'Enter a code from your authenticator app to continue.';
const WRONG = 'That code is wrong or has expired.';
const BUSY = 'Other exports are running. Please try again in a few seconds.';
const NAME = 'customers-2026-03-04.csv';
const asking = problem(403, NEEDED, [{ path: 'code', message: NEEDED }]);
const file = {
  foreign: '"name"\r\n',
  headers: {
    'Content-Type': 'text/csv',
    'Content-Disposition': `attachment; filename="${NAME}"`,
  },
};

fakeAuthenticator();
const server = new MockServer();
afterEach(cleanup);

/** The saved files: names with their contents, as jsdom saves nothing. */
const saved: [string, string][] = [];
const contents = new Map<string, Blob>();
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (content) => {
    const url = `blob:${contents.size}`;
    contents.set(url, content as Blob);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    void contents
      .get(this.href)
      ?.text()
      .then((text) => saved.push([this.download, text]));
  };
});

const Question = () => <CodeDialog {...useCodeQuestion()} />;

function open() {
  renderScreen(
    <>
      <ExportLink kind="customers" />
      <Question />
    </>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Export CSV' });
  return { keys: userEvent.setup({ delay: null }), link };
}

const expectSaved = () => waitFor(() => expect(saved).toEqual([[NAME, file.foreign]]));

describe('the link to export a list', () => {
  it("saves the file under the server's name for it", async () => {
    server.respondWith({ [EXPORT]: file });
    const { keys, link } = open();
    await keys.click(link);
    await expectSaved();
    expect(link.getAttribute('href')).toBe('/api/admin/export/customers');
  });

  it('shows that a file is being prepared, and requests no second one', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof file>();
    server.respondWith({ [EXPORT]: promise });
    const { keys, link } = open();
    await keys.click(link);
    await waitFor(() => expect(link.getAttribute('aria-busy')).toBe('true'));
    await keys.click(link);
    resolve(file);
    await expectSaved();
    expect(link.getAttribute('aria-busy')).toBeNull();
    expect(server.callsTo(EXPORT)).toHaveLength(1);
  });

  it('explains why there is no file when other exports are running, and saves nothing', async () => {
    server.respondWith({ [EXPORT]: problem(503, BUSY) });
    const { keys, link } = open();
    await keys.click(link);
    await expectToast('Error', BUSY);
    expect(saved).toEqual([]);
    server.respondWith({ [EXPORT]: file });
    await keys.click(link);
    await expectSaved();
  });

  it('saves nothing when the file is cut off', async () => {
    server.respondWith({ [EXPORT]: { cutOff: true } });
    const { keys, link } = open();
    await keys.click(link);
    await expectToast(
      'Error',
      'The server cannot be reached. Check your connection and try again.',
    );
    expect(saved).toEqual([]);
  });

  it('asks for a code first when one is needed, and downloads once it is accepted', async () => {
    server.respondWith({
      [EXPORT]: asking,
      [CONFIRM]: problem(400, WRONG, [{ path: 'code', message: WRONG }]),
    });
    const { keys, link } = open();
    await keys.click(link);
    await keys.type(await screen.findByLabelText('Six-digit code'), '111111{Enter}');
    expect(await screen.findByText(WRONG)).toBeTruthy();
    server.respondWith({ [EXPORT]: file, [CONFIRM]: { status: 204 } });
    await keys.type(screen.getByLabelText('Six-digit code'), '{Enter}');
    await expectSaved();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the password of an account without a second factor, and downloads once it is accepted', async () => {
    const needed = 'Enter your password to continue.';
    const wrong = 'This is not your current password.';
    server.respondWith({
      [EXPORT]: problem(403, needed, [{ path: 'currentPassword', message: needed }]),
      [CONFIRM]: problem(400, wrong, [{ path: 'currentPassword', message: wrong }]),
    });
    const { keys, link } = open();
    await keys.click(link);
    expect(await screen.findByRole('dialog', { name: 'Enter your password' })).toBeTruthy();
    await keys.type(screen.getByLabelText('Current password'), 'four words{Enter}');
    expect(await screen.findByText(wrong)).toBeTruthy();
    server.respondWith({ [EXPORT]: file, [CONFIRM]: { status: 204 } });
    await keys.type(screen.getByLabelText('Current password'), ' more{Enter}');
    await expectSaved();
    expect(server.bodiesTo(CONFIRM).at(-1)).toEqual({ currentPassword: 'four words more' });
  });

  it('downloads once a passkey was used, when the account has one', async () => {
    server.respondWith({
      [EXPORT]: problem(
        403,
        NEEDED,
        ['code', 'passkey'].map((path) => ({ path, message: NEEDED })),
      ),
      'POST /api/auth/two-factor/passkeys/request': { json: passkeyRequest },
      [CONFIRM]: { status: 204 },
    });
    const { keys, link } = open();
    await keys.click(link);
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    server.respondWith({ [EXPORT]: file });
    await keys.click(button);
    await expectSaved();
    expect(server.bodiesTo(CONFIRM)).toEqual([{ passkey: sentAssertion }]);
  });

  it('downloads nothing when the confirmation is canceled, and says why', async () => {
    server.respondWith({ [EXPORT]: asking });
    const { keys, link } = open();
    await keys.click(link);
    await keys.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expectToast('Error', NEEDED);
    expect(saved).toEqual([]);
  });
});
