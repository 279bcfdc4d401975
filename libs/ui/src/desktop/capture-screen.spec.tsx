import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer } from '../../testing/mock-server.ts';
import { someCustomer } from '../../testing/records.ts';
import type { CaptureOutcome } from './capture-form.tsx';
import { CaptureScreen } from './capture-screen.tsx';

const server = new MockServer();
afterEach(cleanup);

/** Returns what is captured. */
function show({ isOnline = true } = {}): object[] {
  const captured: object[] = [];
  render(
    <CaptureScreen
      isOnline={isOnline}
      onCapture={async (input) => {
        captured.push(input);
        return { ok: true };
      }}
      onAllowPlain={async () => undefined}
      onClose={() => undefined}
    />,
  );
  return captured;
}

const customer = someCustomer({ id: 1, name: 'Harbor Trust' });

it('keeps the text in its field if it cannot be stored, and stores it once the owner agrees', async () => {
  let allowed = false;
  const captured: string[] = [];
  const capture = async ({ subject }: { subject: string }): Promise<CaptureOutcome> => {
    if (!allowed) return { ok: false, message: 'It cannot be kept.', mayKeepPlain: true };
    captured.push(subject);
    return { ok: true, kept: true };
  };
  for (const call of ['GET /api/customers?limit=8', 'GET /api/customers?limit=8&q=harbor'])
    server.lay({ [call]: { json: [customer] } });
  render(
    <CaptureScreen
      isOnline
      onCapture={capture}
      onAllowPlain={async () => void (allowed = true)}
      onClose={() => undefined}
    />,
  );
  const keys = userEvent.setup();
  await keys.type(screen.getByRole('combobox', { name: 'Customer' }), 'harbor');
  await keys.click(await screen.findByRole('option', { name: /Harbor Trust/ }));
  const subject = screen.getByRole<HTMLInputElement>('textbox', { name: /Subject/ });
  await keys.type(subject, 'Wants a report{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('It cannot be kept.');
  expect([subject.value, captured]).toEqual(['Wants a report', []]);
  await keys.click(screen.getByRole('button', { name: 'Store it unencrypted' }));
  expect(await screen.findByText(/Saved for later/)).toBeTruthy();
  expect(captured).toEqual(['Wants a report']);
});

it('logs an activity of a new person when no customer has the name', async () => {
  for (const call of ['GET /api/customers?limit=8', 'GET /api/customers?limit=8&q=Sara+Kim'])
    server.lay({ [call]: { json: [] } });
  const captured = show();
  const keys = userEvent.setup();
  const customer = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' });
  await keys.type(customer(), 'Sara Kim{ArrowDown}{Enter}');
  await screen.findByText('Becomes a new customer.');
  expect(customer().value).toBe('Sara Kim');
  await keys.type(screen.getByRole('textbox', { name: /Subject/ }), 'Met at the fair{Enter}');
  await waitFor(() =>
    expect(captured).toMatchObject([{ customerName: 'Sara Kim', subject: 'Met at the fair' }]),
  );
  expect(captured[0]).not.toHaveProperty('customerId', expect.anything());
});

it('asks for a customer when none was picked', async () => {
  server.lay({ 'GET /api/customers?limit=8': { json: [] } });
  const captured = show();
  const keys = userEvent.setup();
  await keys.type(screen.getByRole('textbox', { name: /Subject/ }), 'Met at the fair{Enter}');
  await screen.findByText('Please select a customer');
  expect(captured).toEqual([]);
});

it('says without a connection that the activity is sent later', () => {
  server.lay({ 'GET /api/customers?limit=8': { json: [] } });
  show({ isOnline: false });
  screen.getByText('No connection: Enter saves it, to be sent later. Escape closes.');
});
