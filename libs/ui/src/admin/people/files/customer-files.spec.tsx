import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerFile } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const FILES = 'GET /api/customers/7/files';
const BEGIN = 'POST /api/customers/7/files';
const UPLOAD = '3f0c3bb8-9b1e-4a57-8a4e-0f0d0c3f7a11';
const STATE = `GET /api/file-uploads/${UPLOAD}`;
const PIECE = `PUT /api/file-uploads/${UPLOAD}/content`;
const UPDATE = 'PATCH /api/admin/files/12';

const someFile = (own: Partial<CustomerFile> = {}): CustomerFile => ({
  id: 12,
  customerId: 7,
  name: 'Kick-off notes.pdf',
  mediaType: 'application/pdf',
  size: 84_211,
  uploadedBy: 'owner',
  isShared: false,
  hasThumbnail: false,
  messageId: null,
  version: 1,
  createdAt: '2026-03-02T17:00:00.000Z',
  updatedAt: '2026-03-02T17:00:00.000Z',
  ...own,
});

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(responses: Parameters<MockServer['respondWith']>[0] = {}) {
  const { keys } = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/admin/file-space': { json: { used: 100_000_000, limit: 1_000_000_000 } },
    ...responses,
  });
  const heading = await screen.findByRole('heading', { level: 2, name: /^Files/ });
  return { keys, section: within(heading.closest('section')!) };
}

const fileOf = (name: string, content: string) => new File([content], name);

describe('the files of a customer', () => {
  it('shows how much space is free, and who uploaded which file', async () => {
    const { section } = await open({
      [FILES]: list([
        someFile({ isShared: true }),
        someFile({ id: 13, name: 'a.csv', uploadedBy: 'client' }),
      ]),
    });
    expect(await section.findByText(/900 MB free/)).toBeTruthy();
    expect(section.getByText('Shared')).toBeTruthy();
    expect(section.getByText('From the client')).toBeTruthy();
    expect(section.getAllByText('84.2 KB')).toHaveLength(2);
    expect(section.queryByRole('button', { name: 'Share a.csv' })).toBeNull();
  });

  it('uploads chosen files one after the other and lists them', async () => {
    let arrived = 0;
    const { keys, section } = await open({
      [BEGIN]: { status: 201, json: { id: UPLOAD, received: 0 } },
      [STATE]: { json: { id: UPLOAD, received: 0 } },
      [PIECE]: () => {
        arrived += 1;
        return { json: { id: UPLOAD, received: 5 } };
      },
      [FILES]: () => list(arrived === 2 ? [someFile()] : []),
    });
    const files = [fileOf('one.txt', 'Hello'), fileOf('two.txt', 'World')];
    await keys.upload(section.getByLabelText('Add files'), files);
    expect(await section.findByText('Kick-off notes.pdf')).toBeTruthy();
    expect(server.bodiesTo(BEGIN)).toEqual([
      { name: 'one.txt', size: 5 },
      { name: 'two.txt', size: 5 },
    ]);
    await waitFor(() => expect(section.queryByRole('progressbar')).toBeNull());
  });

  it('explains why a file was refused, and offers no retry of the same file', async () => {
    const text = 'This file is named .pdf, but it is something else.';
    const { keys, section } = await open({
      [BEGIN]: { status: 201, json: { id: UPLOAD, received: 0 } },
      [STATE]: { json: { id: UPLOAD, received: 0 } },
      [PIECE]: problem(415, text),
    });
    await keys.upload(section.getByLabelText('Add files'), fileOf('Plan.pdf', 'MZ'));
    expect((await section.findByRole('alert')).textContent).toBe(text);
    expect(section.queryByRole('button', { name: /Try again/ })).toBeNull();
    await keys.click(section.getByRole('button', { name: 'Dismiss Plan.pdf' }));
    expect(section.queryByRole('alert')).toBeNull();
  });

  it('rejects an empty file without sending it', async () => {
    const { keys, section } = await open();
    await keys.upload(section.getByLabelText('Add files'), fileOf('Empty.txt', ''));
    expect((await section.findByRole('alert')).textContent).toBe('This file is empty.');
    expect(server.callsTo(BEGIN)).toHaveLength(0);
  });

  it('offers a retry when there was no space, and then uploads the file', async () => {
    const { keys, section } = await open({
      [BEGIN]: problem(409, 'There is not enough space left for this file.'),
      [STATE]: { json: { id: UPLOAD, received: 0 } },
      [PIECE]: { json: { id: UPLOAD, received: 5 } },
    });
    await keys.upload(section.getByLabelText('Add files'), fileOf('one.txt', 'Hello'));
    await section.findByText('There is not enough space left for this file.');
    server.respondWith({ [BEGIN]: { status: 201, json: { id: UPLOAD, received: 0 } } });
    await keys.click(section.getByRole('button', { name: 'Try again to upload one.txt' }));
    await waitFor(() => expect(server.callsTo(PIECE)).toHaveLength(1));
    await waitFor(() => expect(section.queryByText('one.txt')).toBeNull());
  });

  it('shares a file with the client', async () => {
    const { keys, section } = await open({
      [FILES]: list([someFile()]),
      [UPDATE]: { json: someFile({ isShared: true, version: 2 }) },
    });
    await keys.click(await section.findByRole('button', { name: 'Share Kick-off notes.pdf' }));
    await expectToast('Success', 'File shared');
    expect(server.bodiesTo(UPDATE)).toEqual([{ isShared: true, version: 1 }]);
  });
});
