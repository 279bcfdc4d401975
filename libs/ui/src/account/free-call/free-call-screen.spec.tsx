import { afterEach, describe, expect, it } from '@jest/globals';
import type { IntroCall, IntroSlots } from '@polaris/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { renderApp } from '../../../testing/render-screen.tsx';
import { clock } from '../../primitives/clock.ts';
import { FreeCallApp } from '../account-app.tsx';

const SLOTS = 'GET /api/services/9/slots';
const HOLD = 'POST /api/intro-calls';
const CONFIRM = 'POST /api/intro-calls/confirm';
const OPEN = 'POST /api/intro-calls/open';
const MOVE = 'POST /api/intro-calls/move';
const CANCEL = 'POST /api/intro-calls/cancel';

const ID = '0f4c2a6e-5a57-4d0e-9c0f-3a6d1b8e7f21';
const TOKEN = 'x'.repeat(43);

const slot = (hour: number) => ({
  startTime: new Date(Date.UTC(2040, 3, 7, hour)).toISOString(),
  endTime: new Date(Date.UTC(2040, 3, 7, hour, 30)).toISOString(),
});
const [nine, ten] = [slot(16), slot(17)];
const TIMES = { minutes: 30, closed: null, slots: [nine, ten], nextFrom: null };

const slots = (own: Partial<IntroSlots> = {}): IntroSlots => ({
  title: 'Free call with Ines Calloway',
  ...TIMES,
  ...own,
});
const call = (own: Partial<IntroCall> = {}): IntroCall => ({
  title: 'Free call with Ines Calloway',
  ...nine,
  place: 'https://meet.example/harbor',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  version: 1,
  ...own,
});
const HELD = { status: 201, json: { id: ID, expiresAt: '2040-04-01T15:15:00.000Z' } };

const server = new MockServer();
afterEach(() => {
  cleanup();
  location.hash = '';
});

function open(
  responses: Parameters<MockServer['respondWith']>[0] = {},
  serviceId: number | null = 9,
) {
  server.respondWith({ [SLOTS]: { json: slots() }, [HOLD]: HELD, ...responses });
  renderApp(<FreeCallApp serviceId={serviceId} arrival={() => ({ page: '/services' })} />);
  return userEvent.setup({ delay: null });
}

type Keys = ReturnType<typeof open>;

const time = ({ startTime }: { startTime: string }) =>
  screen.findByRole('radio', { name: clock(startTime) });
const press = (keys: Keys, name: string) => keys.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function chooseTime(keys: Keys) {
  await keys.click(await time(nine));
  await press(keys, 'Continue');
}

async function askForCode(keys: Keys) {
  await chooseTime(keys);
  await keys.type(screen.getByLabelText('Name'), 'Maya Okafor');
  await keys.type(screen.getByLabelText('Email'), 'maya@example.com');
  await press(keys, 'Email me a code');
}

describe('the booking page of a free call', () => {
  it('books a call with a time, a name, an address and the mailed code', async () => {
    const keys = open({ [CONFIRM]: { json: call() } });
    await askForCode(keys);
    const title = await heading('Check your email');
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('maya@example.com')).toBeTruthy();
    await keys.type(screen.getByLabelText('Six-digit code'), '123456{Enter}');
    await heading('Your call is booked');
    expect(server.bodiesTo(`${HOLD} `)).toEqual([
      expect.objectContaining({
        serviceId: 9,
        startTime: nine.startTime,
        name: 'Maya Okafor',
        email: 'maya@example.com',
        arrival: { page: '/services' },
        timeZone: 'America/Los_Angeles',
      }),
    ]);
    expect(server.bodiesTo(CONFIRM)).toEqual([{ id: ID, code: '123456' }]);
    const file = screen.getByRole('link', { name: 'Add to calendar' });
    expect(file.getAttribute('href')).toMatch(/^data:text\/calendar.*BEGIN%3AVCALENDAR/);
  });

  it('shows missing values at their fields before a time is held', async () => {
    const keys = open();
    await chooseTime(keys);
    await press(keys, 'Email me a code');
    expect(await screen.findByText('Name must be at least 2 characters.')).toBeTruthy();
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
    expect(server.callsTo(HOLD)).toEqual([]);
  });

  it('sends a honeypot that a form filler filled in, and shows why the server rejects it', async () => {
    const keys = open();
    const refusal = 'A program filled in a hidden field of this form.';
    const errors = [{ path: 'website', message: refusal }];
    server.respondWith({ [HOLD]: problem(400, refusal, errors) });
    await chooseTime(keys);
    const honeypot = document.querySelector<HTMLInputElement>('[name=website]')!;
    expect(honeypot.labels![0]!.textContent).toBe('Leave this field empty');
    fireEvent.change(honeypot, { target: { value: 'https://maya.example' } });
    await keys.type(screen.getByLabelText('Name'), 'Maya Okafor');
    await keys.type(screen.getByLabelText('Email'), 'maya@example.com');
    await press(keys, 'Email me a code');
    expect((await screen.findByRole('alert')).textContent).toBe(refusal);
    expect(server.bodiesTo(`${HOLD} `)).toMatchObject([{ website: 'https://maya.example' }]);
  });

  it('offers other times, and keeps what was typed, when the time was just taken', async () => {
    const keys = open();
    server.respondWith({
      [HOLD]: problem(409, 'This time is no longer free. Please choose another one.'),
    });
    await askForCode(keys);
    expect(await screen.findByText(/no longer free/)).toBeTruthy();
    server.respondWith({ [HOLD]: HELD });
    await keys.click(await time(ten));
    await press(keys, 'Continue');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maya Okafor');
    await press(keys, 'Email me a code');
    await heading('Check your email');
  });

  it('says where to look, and how often a code is mailed, when no code arrives', async () => {
    await askForCode(open());
    expect(await screen.findByText(/spam folder.*at most three such emails an hour/)).toBeTruthy();
  });

  it('shows a wrong code at its field', async () => {
    const errors = [{ path: 'code', message: 'That code is wrong.' }];
    const keys = open({
      [CONFIRM]: {
        status: 400,
        json: { title: 'Bad Request', status: 400, detail: 'That code is wrong.', errors },
      },
    });
    await askForCode(keys);
    await keys.type(await screen.findByLabelText('Six-digit code'), '654321{Enter}');
    expect(await screen.findByText('That code is wrong.')).toBeTruthy();
    expect(screen.getByLabelText('Six-digit code').getAttribute('aria-invalid')).toBe('true');
  });

  it('returns to the times when the chosen one is no longer held', async () => {
    const keys = open({
      [CONFIRM]: problem(410, 'This time is no longer held. Please choose a time again.'),
    });
    await askForCode(keys);
    await keys.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
    expect(await screen.findByText(/no longer held/)).toBeTruthy();
    await time(nine);
  });

  it.each([
    [{ closed: 'Calls cannot be booked here at the moment.', slots: [] }, /cannot be booked here/],
    [{ slots: [] }, /No free times right now/],
  ])('offers to write when no call can be booked: %j', async (own, text) => {
    open({ [SLOTS]: { json: slots(own) } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to me' }).getAttribute('href')).toBe('/contact');
  });

  it.each([
    [problem(404, 'A free call of this service was not found.'), 'Call not found'],
    [problem(500, 'Something went wrong.'), "Free times couldn't be loaded"],
  ])('reports that free times of a call cannot be loaded: %#', async (answer, title) => {
    open({ [SLOTS]: answer });
    expect(await heading(title)).toBeTruthy();
  });

  it('reports that the address names no call when it has neither a service nor a link', async () => {
    open({}, null);
    expect(await heading('Call not found')).toBeTruthy();
  });
});

describe('links in mails about a free call', () => {
  it('books nothing until the button is pressed after the mailed link was opened', async () => {
    location.hash = `#confirm=${TOKEN}`;
    const keys = open({ [CONFIRM]: { json: call() } });
    await heading('Confirm your free call');
    expect(server.callsTo(CONFIRM)).toEqual([]);
    await press(keys, 'Book the call');
    await heading('Your call is booked');
    expect(server.bodiesTo(CONFIRM)).toEqual([{ token: TOKEN }]);
  });

  it('moves a call to another time by the link in its invitation', async () => {
    location.hash = `#change=${TOKEN}`;
    const keys = open({
      [OPEN]: { json: { call: call(), changeHours: 24, ...TIMES, slots: [ten] } },
      [MOVE]: { json: call({ ...ten, version: 2 }) },
    });
    await heading('Your free call');
    await press(keys, 'Move');
    await keys.click(await time(ten));
    await press(keys, 'Move to this time');
    await heading('Your call has a new time');
    expect(server.bodiesTo(MOVE)).toEqual([{ token: TOKEN, startTime: ten.startTime, version: 1 }]);
  });

  it('asks before it cancels a call, and confirms the cancellation', async () => {
    location.hash = `#change=${TOKEN}`;
    const keys = open({
      [OPEN]: { json: { call: call(), changeHours: 24, ...TIMES } },
      [CANCEL]: { status: 204 },
    });
    await heading('Your free call');
    await press(keys, 'Cancel');
    await press(keys, 'Cancel the call');
    await heading('Your call is canceled');
    expect(server.bodiesTo(CANCEL)).toEqual([{ token: TOKEN, version: 1 }]);
  });

  it('offers to write when a call can no longer be moved', async () => {
    location.hash = `#change=${TOKEN}`;
    const closed = 'This call can no longer be moved here. Please write to me.';
    open({ [OPEN]: { json: { call: call(), changeHours: 24, ...TIMES, closed, slots: [] } } });
    expect(await screen.findByText(closed)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Write to me' })).toBeTruthy();
  });

  it('reports an unknown link as no call', async () => {
    location.hash = `#change=${TOKEN}`;
    open({ [OPEN]: problem(404, 'This call was not found.') });
    await waitFor(() => heading('Call not found'));
  });
});
