import { afterEach, describe, expect, it } from '@jest/globals';
import type { Appointment, PurchaseSlots } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { renderApp, someUser } from '../../../testing/render-screen.tsx';
import {
  CONVERSATION_DRAFT,
  dropDrafts,
  readDraft,
  saveDraft,
} from '../../api/site/account/drafts.ts';
import { clock } from '../../primitives/clock.ts';
import { BookingApp } from '../account-app.tsx';

const SLOTS = 'GET /api/purchases/31/slots';
const BOOK = 'POST /api/purchases/31/sessions';
const MOVE = 'PATCH /api/sessions/7';

const slot = (hour: number, day = 7) => ({
  startTime: new Date(Date.UTC(2040, 3, day, hour)).toISOString(),
  endTime: new Date(Date.UTC(2040, 3, day, hour + 1)).toISOString(),
});
const [nine, ten] = [slot(16), slot(17)];

const slots = (own: Partial<PurchaseSlots> = {}): PurchaseSlots => ({
  service: 'Level-Up Pack',
  included: 6,
  left: 5,
  minutes: 60,
  bookBy: '2040-06-30',
  changeHours: 24,
  closed: null,
  moving: null,
  slots: [nine, ten],
  nextFrom: null,
  ...own,
});

const session = (own: Partial<Appointment> = {}): Appointment => ({
  id: 7,
  userId: 'grace',
  serviceId: 1,
  purchaseId: 31,
  sharedNote: null,
  title: 'Level-Up Pack',
  ...nine,
  status: 'scheduled',
  createdAt: '2040-01-01T15:00:00.000Z',
  place: 'https://meet.example/harbor',
  changeUntil: '2040-04-06T16:00:00.000Z',
  version: 3,
  ...own,
});

const server = new MockServer();
afterEach(cleanup);

function open(
  responses: Parameters<MockServer['respondWith']>[0] = {},
  moving: number | null = null,
) {
  server.respondWith({
    'GET /api/auth/user': { json: someUser() },
    [SLOTS]: { json: slots() },
    ...responses,
  });
  renderApp(<BookingApp booking={{ purchaseId: 31, moving }} />);
  return userEvent.setup({ delay: null });
}

const time = ({ startTime }: { startTime: string }) =>
  screen.findByRole('radio', { name: clock(startTime) });
const press = (name: string) => screen.getByRole('button', { name });

describe('the booking page of a client', () => {
  it('shows how many sessions are left to book, and what a late cancellation costs', async () => {
    open();
    expect(await screen.findByText('5 of 6 sessions left, book by June 30, 2040')).toBeTruthy();
    expect(screen.getByText(/until 24 hours before. A later cancellation counts/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Saturday, April 7' })).toBeTruthy();
  });

  it('books a session by keyboard, and shows it with its location and a calendar file', async () => {
    const keys = open({ [BOOK]: { status: 201, json: session() } });
    (await time(nine)).focus();
    await keys.keyboard(' {Enter}');
    const heading = await screen.findByRole('heading', { name: 'Your session is booked' });
    expect(document.activeElement).toBe(heading);
    expect(server.bodiesTo(BOOK)).toEqual([
      { startTime: nine.startTime, timeZone: 'America/Los_Angeles' },
    ]);
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/sessions/7/calendar.ics',
    );
    expect(screen.getByRole('link', { name: /meet.example/ })).toBeTruthy();
  });

  it('asks for a time when none is chosen', async () => {
    const keys = open();
    await time(nine);
    await keys.click(press('Book this time'));
    expect(screen.getByRole('status').textContent).toBe('Choose a time.');
    expect(server.callsTo(BOOK)).toEqual([]);
  });

  it('reports that the time of a session was taken, and offers the others', async () => {
    const keys = open();
    await keys.click(await time(nine));
    server.respondWith({
      [BOOK]: problem(409, 'This time is no longer free. Please choose another one.'),
      [SLOTS]: { json: slots({ slots: [ten] }) },
    });
    await keys.click(press('Book this time'));
    expect(await screen.findByText(/no longer free/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio', { name: '9:00 AM' })).toBeNull());
    expect(screen.getByRole('radio', { name: '10:00 AM' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Choose a time.');
  });

  it('shows a month with the number of free times of each day, and the times of the chosen day', async () => {
    const later = [slot(16, 19), slot(17, 19), slot(18, 19)];
    const keys = open({ [SLOTS]: { json: slots({ slots: [nine, ...later] }) } });
    const days = within(await screen.findByRole('group', { name: 'Days with free times' }));
    expect(days.getAllByRole('radio').map((day) => day.getAttribute('aria-label'))).toEqual([
      'Saturday, April 7, 1 time',
      'Thursday, April 19, 3 times',
    ]);
    await keys.click(days.getByRole('radio', { name: 'Thursday, April 19, 3 times' }));
    const times = screen.getByRole('group', { name: 'Thursday, April 19' });
    expect(within(times).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText('Times are in Pacific Time.')).toBeTruthy();
    expect(screen.queryByText(/EST/)).toBeNull();
  });

  it('loads a later month when it is shown, and goes no further than the last free day', async () => {
    const keys = open({ [SLOTS]: { json: slots({ nextFrom: '2040-05-05' }) } });
    await time(nine);
    const may = { startTime: '2040-05-30T16:00:00.000Z', endTime: '2040-05-30T17:00:00.000Z' };
    server.respondWith({ [`${SLOTS}?from=2040-05-05`]: { json: slots({ slots: [may] }) } });
    expect((press('Previous month') as HTMLButtonElement).disabled).toBe(true);
    await keys.click(press('Next month'));
    expect(await screen.findByRole('radio', { name: 'Wednesday, May 30, 1 time' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'May 2040' })).toBeTruthy();
    expect((press('Next month') as HTMLButtonElement).disabled).toBe(true);
  });

  it('asks again for the days of a month that could not be loaded', async () => {
    const keys = open({ [SLOTS]: { json: slots({ nextFrom: '2040-05-01' }) } });
    await time(nine);
    const later = `${SLOTS}?from=2040-05-01`;
    await keys.click(press('Next month'));
    server.respondWith({ [later]: problem(500, 'Something went wrong.') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.respondWith({ [later]: { json: slots({ slots: [] }) } });
    await keys.click(again);
    expect(await screen.findByText('No free times in this month.')).toBeTruthy();
  });

  it.each([
    [{ closed: 'You have no sessions left to book.', slots: [] }, /no sessions left to book/],
    [{ slots: [] }, /No free times right now/],
  ])('offers to write a message when nothing can be booked: %j', async (own, text) => {
    open({ [SLOTS]: { json: slots(own) } });
    expect(await screen.findByText(text)).toBeTruthy();
    const ask = screen.getByRole('link', { name: 'Ask for another time' });
    expect(ask.getAttribute('href')).toBe('/dashboard/purchases/31#messages');
  });

  it('starts a message about another time, and keeps one that was already started', async () => {
    const keys = open();
    const ask = await screen.findByRole('link', { name: 'Ask for another time' });
    ask.addEventListener('click', (event) => event.preventDefault());
    await keys.click(ask);
    expect(readDraft(CONVERSATION_DRAFT).text).toMatch(/^I would like to book a session of /);
    saveDraft(CONVERSATION_DRAFT, { text: 'Thank you!' });
    await keys.click(ask);
    expect(readDraft(CONVERSATION_DRAFT).text).toBe('Thank you!');
    dropDrafts();
  });

  it.each([
    [problem(404, 'This purchase was not found.'), 'There is nothing to book here'],
    [problem(500, 'Something went wrong.'), "Free times couldn't be loaded"],
  ])('reports that free times cannot be loaded: %#', async (answer, title) => {
    open({ [SLOTS]: answer });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('moves a session, with the version that was shown', async () => {
    const keys = open(
      {
        [`${SLOTS}?moving=7`]: { json: slots({ moving: session() }) },
        [MOVE]: { json: session({ ...ten, version: 4 }) },
      },
      7,
    );
    await keys.click(await time(ten));
    await keys.click(press('Move to this time'));
    expect(await screen.findByRole('heading', { name: /has a new time/ })).toBeTruthy();
    expect(server.bodiesTo(MOVE)).toEqual([
      { startTime: ten.startTime, timeZone: 'America/Los_Angeles', version: 3 },
    ]);
  });
});
