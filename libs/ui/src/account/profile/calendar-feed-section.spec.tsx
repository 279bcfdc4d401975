import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { valueOf } from '../../../testing/queries.ts';
import { createQueryClient } from '../../api/client/query-client.ts';
import { CalendarFeedSection } from './calendar-feed-section.tsx';

const READ = 'GET /api/calendar-feed';
const MAKE = 'POST /api/calendar-feed';
const REMOVE = 'DELETE /api/calendar-feed';
const ADDRESS = 'https://polaris.example/api/calendar/abc.ics';

const off = { json: { createdAt: null, lastReadAt: null } };
const on = (lastReadAt: string | null = null) => ({
  json: { createdAt: '2026-01-02T15:00:00.000Z', lastReadAt },
});

const server = new MockServer();
afterEach(cleanup);

function open(answer: Parameters<MockServer['respondWith']>[0][string], isOwner = false) {
  server.respondWith({ [READ]: answer });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CalendarFeedSection isOwner={isOwner} />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const button = (name: string) => screen.findByRole('button', { name });
const text = () => screen.getByRole('region', { name: 'Calendar feed' }).textContent;

it('makes a calendar feed and shows its address once', async () => {
  const keys = open(off);
  expect(await button('Make an address')).toBeTruthy();
  expect(text()).toContain('Add your sessions to your calendar app.');
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  server.respondWith({ [MAKE]: { json: { address: ADDRESS }, status: 201 }, [READ]: on() });
  await keys.click(await button('Make an address'));
  expect(valueOf(await screen.findByLabelText('Calendar address'))).toBe(ADDRESS);
  expect(document.activeElement).toBe(await button('Copy'));
  expect(text()).toContain('Anyone who has it can see your sessions.');
  expect(text()).toContain('On since January 2, 2026. No calendar has read it yet.');
});

it("shows what an owner's calendar feed contains, and when it was last read", async () => {
  open(on('2026-01-05T15:00:00.000Z'), true);
  await screen.findByText(/A calendar last read it on/);
  expect(text()).toContain('Add your tasks, follow-ups and sessions to your calendar app.');
  expect(text()).toContain('A calendar last read it on January 5, 2026.');
  expect(screen.queryByLabelText('Calendar address')).toBeNull();
});

it('turns a calendar feed off, and hides the address that was shown', async () => {
  const keys = open(on());
  server.respondWith({ [MAKE]: { json: { address: ADDRESS }, status: 201 } });
  await keys.click(await button('New address'));
  await screen.findByLabelText('Calendar address');
  server.respondWith({ [REMOVE]: { status: 204 }, [READ]: off });
  await keys.click(await button('Turn off'));
  expect(await button('Make an address')).toBeTruthy();
  expect(screen.queryByLabelText('Calendar address')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Calendar feed'));
});

it('explains why a calendar feed could not be read or made', async () => {
  const keys = open(problem(503, 'The database is away.'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The database is away.');
  server.respondWith({
    [READ]: off,
    [MAKE]: problem(429, 'Too many attempts. Please try again later.'),
  });
  await keys.click(await button('Try again'));
  await keys.click(await button('Make an address'));
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Too many attempts. Please try again later.');
});
