import { afterEach, describe, expect, it } from '@jest/globals';
import type { User } from '@polaris/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { expectToast } from '../../../testing/queries.ts';
import { renderApp, someUser } from '../../../testing/render-screen.tsx';
import { someTwoFactor } from '../../../testing/records/two-factor-state.ts';
import { ProfileApp } from '../account-app.tsx';

/* Cropping needs a browser: apps/web/e2e/account/picture.spec.ts. */

const USER = 'GET /api/auth/user';
const UPDATE = 'PATCH /api/auth/user';
const UPLOAD = 'PUT /api/account/picture';
const PICTURE = `/api/blobs/${'a'.repeat(64)}`;

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4kGAAQQxwFgBSNAfh6fOwyAAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);
const JPEG = Uint8Array.from(
  atob(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJADDD//2Q==',
  ),
  (char) => char.charCodeAt(0),
);

function hugePng() {
  const bytes = PNG.slice();
  new DataView(bytes.buffer).setUint32(16, 30_000);
  new DataView(bytes.buffer).setUint32(20, 30_000);
  return bytes;
}

/** Unlike a browser's files, jsdom's cannot be read. */
function fileOf(content: string | Uint8Array<ArrayBuffer>): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], 'me.jpg'), {
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  });
}

const server = new MockServer();
afterEach(cleanup);

async function open(user: User = someUser()) {
  server.respondWith({
    [USER]: { json: user },
    'GET /api/calendar-feed': { json: { createdAt: null, lastReadAt: null } },
    'GET /api/auth/devices': { json: [] },
    'GET /api/auth/two-factor': { json: someTwoFactor() },
  });
  renderApp(<ProfileApp />);
  return screen.findByLabelText('Picture file');
}

describe('the profile picture', () => {
  const choose = 'Choose a JPEG, PNG or WebP picture.';
  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['an empty file', '', 'This file is empty. Choose another one.'],
    [
      'a file of 40 MB',
      new Uint8Array(40_000_000),
      'This file is larger than 20 MB. Choose a smaller one.',
    ],
    ['a text', 'a letter', `This file can't be read as a picture. ${choose}`],
    [
      'an SVG with a script',
      '<svg><script>alert(1)</script></svg>',
      `This file can't be read as a picture. ${choose}`,
    ],
    ['a truncated JPEG', JPEG.slice(0, -20), `This file can't be read as a picture. ${choose}`],
    [
      'a PNG of 30,000 x 30,000 pixels',
      hugePng(),
      'This picture is 30,000 x 30,000 pixels. Choose one of at most 100 megapixels.',
    ],
  ])('rejects %s before it is uploaded', async (_what, content, sentence) => {
    const input = await open();
    fireEvent.change(input, { target: { files: [fileOf(content)] } });
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getByRole('button', { name: 'Upload a picture' })).toBeTruthy();
    expect(server.callsTo(UPLOAD)).toEqual([]);
  });

  it('removes a picture', async () => {
    await open(someUser({ profileImageUrl: PICTURE }));
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeTruthy();
    server.respondWith({ [UPDATE]: { json: someUser() } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    await expectToast('Picture removed', 'Your initials are shown instead.');
    expect(server.bodiesTo(UPDATE)).toEqual([{ profileImageUrl: null }]);
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });

  it('explains why a picture could not be removed', async () => {
    await open(someUser({ profileImageUrl: PICTURE }));
    server.respondWith({ [UPDATE]: problem(503, 'The database is away.') });
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('The database is away.'),
    );
  });
});
