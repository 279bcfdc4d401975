import { afterEach, describe, expect, it } from '@jest/globals';
import type { ListedContent, SiteContentPart } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/site-content';
const GET = 'GET /api/admin/site-content/site';
const PUT = 'PUT /api/admin/site-content/site';
const PREVIEW = 'POST /api/admin/site-content/site/preview';

const server = new MockServer();
afterEach(cleanup);

const about = { name: 'site', title: 'You and your business', about: 'Your name.', path: '/about' };
const parts: ListedContent[] = [
  { ...about, isChanged: false, isOutdated: false, updatedAt: null },
  {
    name: 'landing',
    title: 'Home page',
    about: 'What visitors see first.',
    path: '/',
    isChanged: true,
    isOutdated: true,
    updatedAt: '2026-01-02T15:00:00.000Z',
  },
];

const value = { owner: 'Maya Plain', figures: [{ value: '90%', label: 'less time' }] };

const somePart = (own: Partial<SiteContentPart> = {}): SiteContentPart => ({
  ...about,
  form: {
    type: 'object',
    properties: {
      owner: { type: 'string', title: 'Your name', maxLength: 20 },
      figures: {
        type: 'array',
        title: 'Figures',
        maxItems: 2,
        items: {
          type: 'object',
          title: 'Figure',
          properties: {
            value: { type: 'string', title: 'Figure' },
            label: { type: 'string', title: 'What it counts' },
          },
        },
      },
    },
  },
  value,
  defaults: value,
  outdated: [],
  version: 3,
  updatedAt: '2026-01-02T15:00:00.000Z',
  ...own,
});

const open = (part = somePart(), props: Parameters<typeof openAdmin>[3] = {}) =>
  openAdmin(
    server,
    '/admin/settings/site',
    {
      [LIST]: { json: parts },
      [GET]: { json: part },
      [PREVIEW]: { json: { html: '<p>A page</p>' } },
    },
    props,
  );

const button = (name: string) => screen.getByRole('button', { name });

describe('the content of the site', () => {
  it('saves a changed text with the version that was edited', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Your name'), 'Ada Harbor');
    const saved = somePart({ value: { ...value, owner: 'Ada Harbor' }, version: 4 });
    server.respondWith({ [PUT]: { json: saved } });
    await keys.click(button('Save'));
    await expectToast('Success', 'You and your business is saved. Visitors see it now.');
    expect(server.bodiesTo(PUT)).toEqual([
      { value: { ...value, owner: 'Ada Harbor' }, version: 3 },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo changes' })).toBeNull();
  });

  it('saves again with the version of the previous save', async () => {
    const { keys } = open();
    const saved = (owner: string, version: number) => ({
      [PUT]: { json: somePart({ value: { ...value, owner }, version }) },
    });
    await fill(keys, await screen.findByLabelText('Your name'), 'Ada Harbor');
    server.respondWith(saved('Ada Harbor', 4));
    await keys.click(button('Save'));
    await expectToast('Success', 'You and your business is saved. Visitors see it now.');
    await fill(keys, screen.getByLabelText('Your name'), 'Ben Bay');
    server.respondWith(saved('Ben Bay', 5));
    await keys.click(button('Save'));
    await waitFor(() =>
      expect(server.bodiesTo(PUT)).toMatchObject([{ version: 3 }, { version: 4 }]),
    );
  });

  it('adds, moves and removes the entries of a list', async () => {
    const { keys } = open();
    await keys.click(await screen.findByRole('button', { name: 'Add figure' }));
    expect(screen.queryByRole('button', { name: 'Add figure' })).toBeNull();
    const [, second] = screen.getAllByLabelText('What it counts');
    await fill(keys, second!, 'more sleep');
    await keys.click(button('Move Figure 2 up'));
    expect(screen.getAllByLabelText('What it counts').map(valueOf)).toEqual([
      'more sleep',
      'less time',
    ]);
    await keys.click(button('Remove Figure 2'));
    expect(screen.getAllByLabelText('What it counts').map(valueOf)).toEqual(['more sleep']);
    await keys.click(button('Undo changes'));
    expect(screen.getAllByLabelText('What it counts').map(valueOf)).toEqual(['less time']);
  });

  it('shows at its field what the server refuses', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('What it counts'), 'x');
    const message = 'Must be at most 80 characters.';
    server.respondWith({
      [PUT]: problem(400, message, [{ path: 'value.figures.0.label', message }]),
    });
    await keys.click(button('Save'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('What it counts').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('One field needs a change before this is saved.')).toBeTruthy();
  });

  it('asks which text to keep when another window has saved the same part', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Your name'), 'Ada Harbor');
    server.respondWith({ [PUT]: problem(409, 'Somebody else has changed this in the meantime.') });
    await keys.click(button('Save'));
    const alert = (await screen.findByText(/^Another window has saved this part/)).parentElement!;
    server.respondWith({ [GET]: { json: somePart({ value: { ...value, owner: 'Ben Bay' } }) } });
    await keys.click(within(alert).getByRole('button', { name: 'Take theirs' }));
    expect(await screen.findByDisplayValue('Ben Bay')).toBeTruthy();
  });

  it('asks before another part is opened with unsaved changes', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Your name'), 'Ada Harbor');
    await keys.click(screen.getByRole('link', { name: /^Home page/ }));
    await keys.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(valueOf(screen.getByLabelText('Your name'))).toBe('Ada Harbor');
  });

  it('lists the texts that no longer fit after an update', async () => {
    const message = 'Must be at most 20 characters.';
    open(somePart({ outdated: [{ path: 'owner', message }] }));
    expect(await screen.findByText(/has no place for some of your earlier texts/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Home page/ }).textContent).toContain('needs a look');
  });

  it('offers to try again when the texts cannot be loaded', async () => {
    const { keys } = openAdmin(server, '/admin/settings/site', {
      [LIST]: { json: parts },
      [GET]: problem(503, 'The database is away.'),
      [PREVIEW]: { json: { html: '' } },
    });
    await screen.findByText('The texts could not be loaded');
    server.respondWith({ [GET]: { json: somePart() } });
    await keys.click(button('Try again'));
    expect(await screen.findByLabelText('Your name')).toBeTruthy();
  });

  it('links to the page in place of a preview when the desktop app shows the form', async () => {
    open(somePart(), { siteOrigin: 'https://polaris.example' });
    await screen.findByLabelText('Your name');
    const link = screen.getByRole('link', { name: /^Open the page/ });
    expect(link.getAttribute('href')).toBe('https://polaris.example/about');
    expect(screen.queryByTitle(/^Preview of/)).toBeNull();
  });
});
