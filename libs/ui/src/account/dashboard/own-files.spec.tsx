import { afterEach, describe, expect, it } from '@jest/globals';
import type { OwnFile } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, list, problem } from '../../../testing/mock-server.ts';
import { renderScreen, someUser } from '../../../testing/render-screen.tsx';
import { OwnFiles } from './own-files.tsx';

const FILES = 'GET /api/files';
const BEGIN = 'POST /api/files';
const UPLOAD = '3f0c3bb8-9b1e-4a57-8a4e-0f0d0c3f7a11';

const file: OwnFile = {
  id: 12,
  name: 'Kick-off notes.pdf',
  mediaType: 'application/pdf',
  size: 84_211,
  uploadedBy: 'owner',
  hasThumbnail: false,
  createdAt: '2026-03-02T17:00:00.000Z',
};

const server = new MockServer();
afterEach(cleanup);

function open(responses: Parameters<MockServer['respondWith']>[0], user = someUser()) {
  server.respondWith(responses);
  renderScreen(<OwnFiles user={user} />);
  return {
    section: within(screen.getByRole('region', { name: 'Files' })),
    keys: userEvent.setup(),
  };
}

describe('the files of a client', () => {
  it('shows who has sent which file', async () => {
    const { section } = open({
      [FILES]: list([file, { ...file, id: 13, name: 'a.csv', uploadedBy: 'client' }]),
    });
    expect(await section.findByText('Shared with you on March 2, 2026')).toBeTruthy();
    expect(section.getByText('Sent by you on March 2, 2026')).toBeTruthy();
  });

  it('reports that there are no files, or that they cannot be loaded', async () => {
    const { section, keys } = open({ [FILES]: problem(503, 'Please try again.') });
    expect(await section.findByText(/^Error loading your files/)).toBeTruthy();
    server.respondWith({ [FILES]: list([]) });
    await keys.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('No files yet.')).toBeTruthy();
  });

  it('sends a file to the owner', async () => {
    const { section, keys } = open({
      [FILES]: list([]),
      [BEGIN]: { status: 201, json: { id: UPLOAD, received: 0 } },
      [`GET /api/file-uploads/${UPLOAD}`]: { json: { id: UPLOAD, received: 0 } },
      [`PUT /api/file-uploads/${UPLOAD}/content`]: { json: { id: UPLOAD, received: 3 } },
    });
    await keys.upload(section.getByLabelText('Send files'), new File(['a,b'], 'a.csv'));
    await waitFor(() => expect(server.bodiesTo(BEGIN)).toEqual([{ name: 'a.csv', size: 3 }]));
    await waitFor(() => expect(section.queryByText(/^Uploading/)).toBeNull());
  });

  it('offers no upload until the address is verified', async () => {
    const { section } = open({ [FILES]: list([]) }, someUser({ emailStatus: 'unverified' }));
    await section.findByText('No files yet.');
    expect(section.queryByLabelText('Send files')).toBeNull();
  });
});
