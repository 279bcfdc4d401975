import { afterEach, expect, it, jest } from '@jest/globals';
import { updateChecklist } from '@polaris/contracts';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MockServer } from '../../../../testing/mock-server.ts';
import { call } from '../../../api/client/client.ts';
import { ConnectionBar } from './connection-bar.tsx';

const server = new MockServer();
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

const checklist = { dismissed: true, samples: 'none', steps: [] };
const dismissChecklist = () =>
  call(updateChecklist, { body: { dismissed: true } }).catch(() => undefined);

it('reports that there is no connection while calls do not reach the server', async () => {
  render(<ConnectionBar />);
  expect(screen.queryByText('No connection.')).toBeNull();
  server.respondWith({ 'PUT /api/admin/checklist': { cutOff: true } });
  await dismissChecklist();
  expect(await screen.findByText('No connection.')).toBeTruthy();
  server.respondWith({ 'PUT /api/admin/checklist': { json: checklist } });
  await dismissChecklist();
  await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull());
});

it('checks again when the device goes offline before an earlier response arrives', async () => {
  render(<ConnectionBar />);
  server.respondWith({
    'PUT /api/admin/checklist': { json: checklist },
    'GET /api/health/live': { cutOff: true },
  });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  await dismissChecklist();
  await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull());
  expect(await screen.findByText('No connection.', {}, { timeout: 30_000 })).toBeTruthy();
});
