import { afterEach, expect, it } from '@jest/globals';
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
import { useCodeQuestion } from '../../../api/account/two-factor.ts';
import { CodeDialog } from '../../../primitives/dialog/code-dialog.tsx';
import { ExportLink } from './export-link.tsx';

const CHECK = 'GET /api/auth/two-factor/recent';
const CONFIRM = 'POST /api/auth/two-factor/confirm';
const NEEDED = 'Enter a code from your authenticator app to continue.';
const WRONG = 'That code is wrong or has expired.';
const asking = problem(403, NEEDED, [{ path: 'code', message: NEEDED }]);

fakeAuthenticator();
const server = new MockServer();
afterEach(cleanup);

const Question = () => <CodeDialog {...useCodeQuestion()} />;

/** Opens the link; `followed` counts how often the browser would have followed it. */
function open() {
  const followed: string[] = [];
  renderScreen(
    <>
      <ExportLink kind="customers" />
      <Question />
    </>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Export CSV' });
  document.addEventListener(
    'click',
    (event) => {
      if (event.target !== link || event.defaultPrevented) return;
      event.preventDefault();
      followed.push(link.href);
    },
    { once: false },
  );
  return { keys: userEvent.setup({ delay: null }), link, followed };
}

it('downloads without a question when no code is needed', async () => {
  server.lay({ [CHECK]: { status: 204 } });
  const { keys, link, followed } = open();
  await keys.click(link);
  await waitFor(() => expect(followed).toHaveLength(1));
  expect(followed[0]).toMatch(/\/api\/admin\/export\/customers$/);
});

it('asks for a code first when one is needed, and downloads once it was taken', async () => {
  server.lay({
    [CHECK]: asking,
    [CONFIRM]: problem(400, WRONG, [{ path: 'code', message: WRONG }]),
  });
  const { keys, link, followed } = open();
  await keys.click(link);
  await keys.type(await screen.findByLabelText('Six-digit code'), '111111{Enter}');
  expect(await screen.findByText(WRONG)).toBeTruthy();
  server.lay({ [CHECK]: { status: 204 }, [CONFIRM]: { status: 204 } });
  await keys.type(screen.getByLabelText('Six-digit code'), '{Enter}');
  await waitFor(() => expect(followed).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('downloads once a passkey was used, when the account has one', async () => {
  server.lay({
    [CHECK]: problem(
      403,
      NEEDED,
      ['code', 'passkey'].map((path) => ({ path, message: NEEDED })),
    ),
    'POST /api/auth/two-factor/passkeys/request': { json: passkeyRequest },
    [CONFIRM]: { status: 204 },
  });
  const { keys, link, followed } = open();
  await keys.click(link);
  const button = await screen.findByRole('button', { name: 'Use a passkey' });
  server.lay({ [CHECK]: { status: 204 } });
  await keys.click(button);
  await waitFor(() => expect(followed).toHaveLength(1));
  expect(server.bodiesTo(CONFIRM)).toEqual([{ passkey: sentAssertion }]);
});

it('downloads nothing when the question is canceled, and says why', async () => {
  server.lay({ [CHECK]: asking });
  const { keys, link, followed } = open();
  await keys.click(link);
  await keys.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectToast('Error', `403: ${NEEDED}`);
  expect(followed).toEqual([]);
});
