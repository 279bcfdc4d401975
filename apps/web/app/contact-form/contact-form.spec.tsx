/** @jest-environment ../../libs/ui/testing/browser-environment.js */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../../libs/ui/testing/mock-server.ts';
import { descriptionOf, expectToast, fill, valueOf } from '../../../../libs/ui/testing/queries.ts';
import '../../../../libs/ui/testing/set-up.ts';
import { renderScreen } from '../../../../libs/ui/testing/render-screen.tsx';
import { ContactForm } from './contact-form.tsx';

const SEND = 'POST /api/contact';
const SENT = "Thanks for reaching out! I'll get back to you soon.";
const taken = { status: 201, json: { id: 7, createdAt: '2026-07-18T12:00:00.000Z' } };
const letter = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '+1 555 0100',
  Message: 'Can you make sense of our sales table?',
};

const server = new MockServer();
let keys: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  keys = userEvent.setup({ delay: null });
  renderScreen(
    <ContactForm
      action="/?index"
      formPath="/#contact"
      call="/call?service=9"
      texts={{ sent: SENT, thanks: { title: 'Thanks for reaching out!', text: 'Soon.' } }}
    />,
  );
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const button = () => within(screen.getByRole('form', { name: 'Contact' })).getByRole('button');
const send = () => keys.click(button());
const thanks = () => screen.findByRole('heading', { name: 'Thanks for reaching out!' });
const failed = () =>
  expectToast('Message failed', 'Failed to send your message. Please try again.');

async function write(words: Partial<typeof letter> = letter): Promise<void> {
  for (const [name, text] of Object.entries(words)) await fill(keys, field(name), text);
}

function expectTextKept(): void {
  for (const [name, text] of Object.entries(letter)) expect(valueOf(field(name))).toBe(text);
}

const expectError = (name: string, text: string) =>
  waitFor(() => {
    expect(descriptionOf(field(name))).toBe(text);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  });

async function expectThreeErrors(): Promise<void> {
  await expectError('Name', 'Name must be at least 2 characters.');
  await expectError('Email', 'Please enter a valid email address.');
  await expectError('Message', 'Message must be at least 10 characters.');
}

describe('the contact form', () => {
  it('shows each error at its field, and clears it when the value is fixed', async () => {
    server.respondWith({ [SEND]: taken });
    await send();
    await expectThreeErrors();
    expect(document.activeElement).toBe(field('Name'));

    await write({ Name: 'A', Email: 'ada@', Message: 'Too short' });
    await send();
    await expectThreeErrors();

    await write({ Name: 'Al', Email: 'al@example.com', Message: 'Ten letter' });
    for (const name of ['Name', 'Email', 'Message'])
      await waitFor(() => expect(field(name).getAttribute('aria-invalid')).not.toBe('true'));
    expect(server.callsTo(SEND)).toEqual([]);
    await send();
    expect(await thanks()).toBeTruthy();
  });

  it('requires one of the three contact methods', async () => {
    await write();
    const ways = within(screen.getByRole('group', { name: 'Preferred contact method' }));
    expect(ways.getAllByRole('radio')).toHaveLength(3);
    expect(ways.getByRole<HTMLInputElement>('radio', { name: 'Email' }).checked).toBe(true);
    const any = ways.getByRole<HTMLInputElement>('radio', { name: 'Any' });
    await keys.click(any);
    any.value = 'pigeon';
    await send();
    expect(await ways.findByText('Please select a preferred contact method.')).toBeTruthy();
    expect(server.callsTo(SEND)).toEqual([]);
  });

  it("shows 'Sending...' while the message is being sent, and sends it once", async () => {
    const gate = Promise.withResolvers<typeof taken>();
    server.respondWith({ [SEND]: gate.promise });
    await write();
    await send();
    await waitFor(() => expect(button().textContent).toBe('Sending...'));
    fireEvent.click(button());
    gate.resolve(taken);
    expect(await thanks()).toBeTruthy();
    await expectToast('Message sent', SENT);
    expect(server.bodiesTo(SEND)).toMatchObject([
      {
        name: letter.Name,
        email: letter.Email,
        phone: letter.Phone,
        message: letter.Message,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
    const call = screen.getByRole('link', { name: 'Book a free call.' });
    expect(call.getAttribute('href')).toBe('/call?service=9');
  });

  it('keeps the message when sending fails, and sends it on the next try', async () => {
    server.respondWith({ [SEND]: { cutOff: true } });
    await write();
    await send();
    await failed();
    expect(screen.getByText('Message failed').closest('li')?.className).toContain('border-danger');
    expectTextKept();
    server.respondWith({ [SEND]: taken });
    await send();
    expect(await thanks()).toBeTruthy();
  });

  it('shows server errors at their fields', async () => {
    const errors = [{ path: 'email', message: 'Mail to this address bounces.' }];
    server.respondWith({ [SEND]: problem(400, 'Please check the fields.', errors) });
    await write();
    await send();
    await failed();
    await expectError('Email', 'Mail to this address bounces.');
    expect(field('Name').getAttribute('aria-invalid')).not.toBe('true');
    expectTextKept();
  });

  it('shows how long to wait after too many messages', async () => {
    const often = problem(429, 'Too many attempts.');
    server.respondWith({ [SEND]: { ...often, headers: { 'Retry-After': '600' } } });
    await write();
    await send();
    await failed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Try again in 10 minutes.',
    );
    expectTextKept();
  });

  it('places the honeypot last, under a label that no autofill profile knows', () => {
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Contact' });
    const honeypot = form.querySelector<HTMLInputElement>('[name=website]')!;
    expect([...form.elements].at(-1)).toBe(honeypot);
    expect(honeypot.labels![0]!.textContent).toBe('Leave this field empty');
  });

  it('logs a console warning when the honeypot is filled in, and still sends', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    server.respondWith({ [SEND]: taken });
    await write();
    const honeypot = document.querySelector<HTMLInputElement>('[name=website]')!;
    honeypot.value = 'https://spam.example';
    await send();
    expect(await thanks()).toBeTruthy();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('hidden field'));
    expect(server.bodiesTo(SEND)).toMatchObject([{ website: 'https://spam.example' }]);
  });
});
