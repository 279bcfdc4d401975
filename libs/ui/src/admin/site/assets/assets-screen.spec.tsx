import { afterEach, describe, expect, it } from '@jest/globals';
import type { Asset } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  descriptionOf,
  entryOf,
  expectToast,
  fill,
  findConflict,
  findEntry,
  toastText,
  valueOf,
} from '../../../../testing/queries.ts';
import { someAsset, someTrashItem } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/assets';
const UPDATE = 'PUT /api/assets/51';

const server = new MockServer();
afterEach(cleanup);

async function open(...assets: Asset[]) {
  const { keys } = openAdmin(server, '/admin/assets', { [LIST]: list(assets) });
  await screen.findByRole('heading', { name: `All Assets (${assets.length})` });
  return keys;
}

async function openNew() {
  const keys = await open();
  await keys.click(screen.getByRole('button', { name: 'Add Asset' }));
  return keys;
}

async function openEdit(asset: Asset) {
  const keys = await open(asset);
  await keys.click(screen.getByRole('button', { name: `Edit ${asset.name}` }));
  expect(dialog().getByRole('heading', { name: 'Edit Asset' })).toBeTruthy();
  return keys;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole('textbox', { name });
const button = (name: string) => dialog().getByRole('button', { name });

describe('a new asset', () => {
  it('reports that the list cannot be reloaded after saving, and keeps the old one', async () => {
    const keys = await open(someAsset({ name: 'Deck' }));
    await keys.click(screen.getByRole('button', { name: 'Add Asset' }));
    const asset = someAsset({ name: 'Resume' });
    server.respondWith({
      'POST /api/assets': { status: 201, json: asset },
      [LIST]: problem(500, 'Away.'),
    });
    await fill(keys, field('Name'), 'Resume');
    await fill(keys, field('URL'), asset.url);
    await keys.click(button('Create Asset'));
    expect((await screen.findByRole('alert')).textContent).toContain('Away.');
    expect(await findEntry('Deck')).toBeTruthy();
  });

  it('starts in the name with a default usage, and lists the asset once it is saved', async () => {
    const keys = await openNew();
    expect(document.activeElement).toBe(field('Name'));
    expect(valueOf(dialog().getByLabelText('Usage'))).toBe('general_resource');
    const asset = someAsset({ name: 'Resume', type: 'document' });
    server.respondWith({ 'POST /api/assets': { status: 201, json: asset }, [LIST]: list([asset]) });
    await fill(keys, field('URL'), asset.url);
    await keys.selectOptions(dialog().getByLabelText('Type'), 'Document');
    await fill(keys, field('Name'), 'Resume');
    await keys.click(button('Create Asset'));
    await expectToast('Asset created');
    expect(server.bodiesTo('POST')).toMatchObject([{ name: 'Resume', type: 'document' }]);
    const card = await findEntry('Resume');
    expect(card.textContent).toContain('Document');
    const link = within(card).getByRole('link');
    expect(link.getAttribute('href')).toBe(asset.url);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('requires name and address, and accepts only web addresses and paths of the site', async () => {
    const keys = await openNew();
    await keys.click(button('Create Asset'));
    await waitFor(() => expect(descriptionOf(field('Name'))).toBe('Name is required'));
    expect(descriptionOf(field('URL'))).toMatch(/^Please enter a valid URL/);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'example',
      '//elsewhere.example',
    ]) {
      await fill(keys, field('URL'), url);
      await keys.click(button('Create Asset'));
      expect(descriptionOf(field('URL'))).toMatch(/^Please enter a valid URL/);
    }
    await keys.click(field('Name'));
    await keys.paste('x'.repeat(256));
    await keys.click(button('Create Asset'));
    await waitFor(() =>
      expect(descriptionOf(field('Name'))).toBe('Must be at most 255 characters.'),
    );
    expect(server.callsTo('POST')).toEqual([]);
  });

  it('offers the types and usages', async () => {
    await openNew();
    const options = (label: string) =>
      within(dialog().getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Type')).toEqual([
      'Video',
      'Document',
      'Image',
      'Presentation',
      'Link',
      'Other',
    ]);
    expect(options('Usage')).toHaveLength(7);
  });
});

describe('an asset at a path of the site', () => {
  const own = () => someAsset({ url: '/portfolio/resume' });
  const link = async () => within(await findEntry('Slides')).getByRole('link');

  it('accepts a path of the site, as the hint says', async () => {
    const keys = await openNew();
    expect(descriptionOf(field('URL'))).toContain('a path of this site');
    server.respondWith({ 'POST /api/assets': { status: 201, json: own() }, [LIST]: list([own()]) });
    await fill(keys, field('Name'), 'Slides');
    await fill(keys, field('URL'), '/portfolio/resume');
    await keys.click(button('Create Asset'));
    await expectToast('Asset created');
    expect((await link()).getAttribute('href')).toBe('/portfolio/resume');
  });

  it('links to the site when the shell is not the site', async () => {
    const siteOrigin = 'https://polaris.example';
    openAdmin(server, '/admin/assets', { [LIST]: list([own()]) }, { siteOrigin });
    expect((await link()).getAttribute('href')).toBe(`${siteOrigin}/portfolio/resume`);
    expect((await link()).textContent).toContain('/portfolio/resume');
  });

  it('renders no link when the path would open another site', async () => {
    await open(someAsset({ url: '//elsewhere.example' }));
    expect(within(await findEntry('Slides')).queryByRole('link')).toBeNull();
  });
});

describe('an asset', () => {
  it('dims an inactive asset', async () => {
    await open(someAsset(), someAsset({ id: 52, name: 'Old slides', isActive: false }));
    expect(entryOf('Slides')?.className).toContain('text-ink');
    expect(entryOf('Old slides')?.className).toContain('text-muted');
    expect(entryOf('Old slides')?.textContent).toContain('Inactive');
  });

  it('saves an asset with the version that was edited', async () => {
    const keys = await openEdit(someAsset());
    const saved = someAsset({ isActive: false, version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [LIST]: list([saved]) });
    await keys.click(dialog().getByRole('switch', { name: 'Active' }));
    await keys.click(button('Update Asset'));
    await expectToast('Asset updated');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ isActive: false, version: 1 }]);
    expect((await findEntry('Slides')).textContent).toContain('Inactive');
  });

  it('deletes an asset after a confirmation that names it, and restores it', async () => {
    const keys = await open(someAsset());
    await keys.click(screen.getByRole('button', { name: 'Delete Slides' }));
    const question = screen.getByRole('alertdialog');
    expect(question.textContent).toContain('"Slides"');
    server.respondWith({ 'DELETE /api/assets/51': { status: 204 }, [LIST]: list([]) });
    await keys.click(within(question).getByRole('button', { name: 'Delete' }));
    await expectToast('Asset deleted', '', 'Undo');
    expect(await screen.findByText('No assets yet')).toBeTruthy();
    const item = someTrashItem({ kind: 'asset', recordId: 51 });
    server.respondWith({
      [`POST /api/admin/trash/${item.kind}/${item.recordId}/restore`]: { status: 204 },
      [LIST]: list([someAsset()]),
    });
    await keys.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findEntry('Slides')).toBeTruthy();
  });

  it('reports that an asset was deleted elsewhere, and does not recreate it', async () => {
    const keys = await openEdit(someAsset());
    server.respondWith({ [UPDATE]: problem(404, 'This asset was not found.'), [LIST]: list([]) });
    await fill(keys, field('URL'), 'https://example.com/elsewhere');
    await keys.click(button('Update Asset'));
    await waitFor(() => expect(toastText()).toMatch(/^Error404: /));
    await waitFor(() => expect(entryOf('Slides')).toBeNull());
    expect((await dialog().findByRole('alert')).textContent).toBe('This asset was not found.');
    expect(dialog().getByRole('heading', { name: 'Edit Asset' })).toBeTruthy();
    await keys.click(button('Update Asset'));
    await waitFor(() => expect(server.callsTo(UPDATE)).toHaveLength(2));
    expect(valueOf(field('URL'))).toBe('https://example.com/elsewhere');
    expect(server.callsTo('POST')).toEqual([]);
  });

  it('keeps what is typed and shows both when another window has changed the asset', async () => {
    const keys = await openEdit(someAsset());
    const theirs = someAsset({ url: 'https://example.com/theirs', version: 2 });
    server.respondWith({ [UPDATE]: problem(409, 'Changed elsewhere.'), [LIST]: list([theirs]) });
    await fill(keys, field('URL'), 'https://example.com/mine');
    await keys.click(button('Update Asset'));
    const conflict = await findConflict();
    expect(conflict.getByText('https://example.com/theirs')).toBeTruthy();
    expect(valueOf(field('URL'))).toBe('https://example.com/mine');
    const mine = someAsset({ url: 'https://example.com/mine', version: 3 });
    server.respondWith({ [UPDATE]: { json: mine }, [LIST]: list([mine]) });
    await keys.click(button('Update Asset'));
    await expectToast('Asset updated');
    expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({ url: mine.url, version: 2 });
    expect((await findEntry('Slides')).textContent).toContain('https://example.com/mine');
  });
});

describe('the list of assets', () => {
  it('explains an empty asset list', async () => {
    await open();
    expect(screen.getByText('No assets yet')).toBeTruthy();
  });

  it('reports that assets cannot be read, and reads them again', async () => {
    const away = problem(503, 'The database is away.');
    const { keys } = openAdmin(server, '/admin/assets', { [LIST]: away });
    await screen.findByText('The assets could not be loaded');
    expect(screen.getByText(/The database is away\./)).toBeTruthy();
    server.respondWith({ [LIST]: list([someAsset()]) });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findEntry('Slides')).toBeTruthy();
  });
});
