import { afterEach, expect, it } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { AnsweringServer } from '../../../../testing/answering-server.ts';
import { command } from '../../../api/client.ts';
import { ConnectionBar } from './connection-bar.tsx';

const server = new AnsweringServer();
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const PUT_AWAY = { method: 'PUT', body: { dismissed: true } } as const;
const checklist = { dismissed: true, steps: [] };
const putAway = () => command('/api/admin/checklist', PUT_AWAY).catch(() => undefined);

it('says that there is no connection once a call does not reach the server, until one does', async () => {
  render(<ConnectionBar />);
  expect(screen.queryByText('No connection.')).toBeNull();
  server.lay({ 'PUT /api/admin/checklist': { cutOff: true } });
  await putAway();
  expect(await screen.findByText('No connection.')).toBeTruthy();
  server.lay({ 'PUT /api/admin/checklist': { json: checklist } });
  await putAway();
  await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull());
});
