import { afterEach, describe, expect, it } from '@jest/globals';
import { FIRST_DATA } from '@polaris/contracts/browser-names';
import { cleanup, screen } from '@testing-library/react';
import { AnsweringServer, list, problem } from '../../../testing/answering-server.ts';
import { type FirstLookWindow, drawScreen } from '../../../testing/draw-screen.ts';
import { gridList, someGridCustomer } from '../../../testing/grid-records.ts';
import { openAdmin } from '../../../testing/render-admin.tsx';
import { someUser } from '../../../testing/render-screen.tsx';

const USER = 'GET /api/auth/user';
const GRID = 'GET /api/admin/customers';

const laptop: FirstLookWindow = {
  width: 1440,
  height: 900,
  timeZone: 'Pacific/Kiritimati',
  isFolded: false,
};

const server = new AnsweringServer();
afterEach(() => {
  cleanup();
  document.getElementById(FIRST_DATA)?.remove();
});

const answers = {
  [USER]: { json: someUser({ isAdmin: true }) },
  'GET /api/admin/contact-submissions': list([]),
  'GET /api/activities/due': list([]),
  'GET /api/admin/tags': { json: [] },
  'GET /api/admin/customer-fields': { json: [] },
  'GET /api/admin/views': { json: [] },
  [GRID]: gridList([
    someGridCustomer({ name: 'Ada Lovelace', lastActivityAt: '2025-07-18T23:30:00.000Z' }),
  ]),
};

const draw = (path: string, own = {}, known: FirstLookWindow | null = laptop) => {
  server.lay({ ...answers, ...own });
  return drawScreen(path, known);
};

const wordsOf = (html: string | null): string => {
  const page = document.createElement('div');
  page.innerHTML = html ?? '';
  return page.textContent;
};

describe('the first look of a screen', () => {
  it('has what the screen shows, in the time zone of the window', async () => {
    const { html } = await draw('/admin/customers');
    expect(wordsOf(html)).toContain('Your Customers (1)');
    expect(wordsOf(html)).toContain('Ada Lovelace');
    expect(wordsOf(html)).toContain('Jul 19, 2025');
  });

  it('is laid out for the width of the window', async () => {
    const phone = await draw('/admin/customers', {}, { ...laptop, width: 375 });
    expect(phone.html).not.toContain('role="table"');
    expect(wordsOf(phone.html)).toContain('More');
    const wide = await draw('/admin/customers');
    expect(wide.html).toContain('role="table"');
  });

  it('is not drawn for an unknown window, nor without all that it shows', async () => {
    expect(await draw('/admin/customers', {}, null)).toMatchObject({ html: null });
    const failed = await draw('/admin/customers', { [GRID]: problem(503, 'Later.') });
    expect(failed.html).toBeNull();
    expect(failed.data?.user).toEqual(someUser({ isAdmin: true }));
  });

  it('carries nothing for someone who is not signed in', async () => {
    const { data } = await draw('/admin', { [USER]: problem(401, 'Please sign in.') });
    expect(data).toBeNull();
  });
});

it('what came with a page is shown, and not asked for again', async () => {
  const { data } = await draw('/admin/customers');
  const element = document.createElement('script');
  Object.assign(element, { id: FIRST_DATA, type: 'application/json' });
  element.textContent = JSON.stringify(data);
  document.body.append(element);
  const asked = server.calls.length;
  openAdmin(server, '/admin/customers', answers);
  expect(await screen.findByText('Ada Lovelace')).toBeTruthy();
  expect(server.calls.slice(asked)).toEqual([]);
});
