import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { assetSchema } from '@polaris/contracts';
import { assetInput } from '../../testing/data/factories';
import { type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Awaited<ReturnType<TestApp['owner']>>;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from assets'));
afterAll(() => polaris.close());

const create = async (overrides = {}) =>
  (await owner.post('/api/assets', assetInput(overrides))).body;

describe('assets', () => {
  it('creates an asset with the specified defaults', async () => {
    const { status, body } = await owner.post('/api/assets', {
      name: 'X',
      type: 'link',
      url: 'https://example.com',
    });
    expect(status).toBe(201);
    expect(assetSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      usage: 'general_resource',
      isActive: true,
      sortOrder: 0,
      description: null,
    });
  });

  it('shows only active assets to everyone but the owner', async () => {
    await create({ name: 'Shown' });
    await create({ name: 'Hidden', isActive: false });
    for (const caller of [polaris.visitor(), await polaris.customer()])
      expect((await caller.get('/api/assets')).body).toMatchObject([{ name: 'Shown' }]);
    expect((await owner.get('/api/assets')).body).toHaveLength(2);
  });

  it('finds assets by part of their name in any letter case', async () => {
    await create({ name: 'GitHub Profile Link' });
    await create({ name: 'Resume' });
    const { body } = await polaris.visitor().get('/api/assets?q=github%20pro');
    expect(body).toMatchObject([{ name: 'GitHub Profile Link' }]);
  });

  it('replaces an asset completely and deletes it once', async () => {
    const { id } = await create();
    const edited = await owner.put(`/api/assets/${id}`, {
      name: 'Other',
      type: 'document',
      url: 'http://example.com/other',
      usage: 'site_twitter_profile',
    });
    expect(edited.body).toMatchObject({ name: 'Other', description: null, version: 2 });
    expect((await owner.put(`/api/assets/${id}`, assetInput({ version: 1 }))).status).toBe(409);
    expect((await owner.delete(`/api/assets/${id}`)).status).toBe(204);
    expect((await owner.delete(`/api/assets/${id}`)).status).toBe(404);
    expect((await owner.put(`/api/assets/${id}`, assetInput())).status).toBe(404);
  });

  it.each(['/', '/assets/portfolio/sample.csv', '/portfolio/a?b=c#d'])(
    'accepts an asset URL that is a path of this site: %s',
    async (url) => {
      expect(await create({ url })).toMatchObject({ url });
    },
  );

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'assets/a.csv', ' /a'])(
    'rejects the asset URL %j, even in the database',
    async (url) => {
      const insert = `insert into assets (name, type, url) values ('Evil', 'link', $1)`;
      await expect(polaris.dataSource.query(insert, [url])).rejects.toThrow('assets_url');
    },
  );

  it.each([
    ['name', { name: '' }, 'Name is required'],
    ['name', { name: 'n'.repeat(256) }, 'Must be at most 255 characters.'],
    ['type', { type: 'hologram' }, 'Please select a type'],
    ['usage', { usage: 'anywhere' }, 'Please select a usage'],
    ['sortOrder', { sortOrder: '1' }, 'Must be a whole number.'],
    ...[
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '//example.com',
      '/\\example.com',
      '/\t/example.com',
      '/a b',
      'example.com',
      'https://user:secret@example.com',
      'https://exa mple.com',
      '',
    ].map((url) => ['url', { url }, 'Please enter a valid URL'] as const),
  ])('rejects a wrong asset %s: %j', async (path, overrides, message) => {
    const answer = await owner.post('/api/assets', { ...assetInput(), ...overrides });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path, message }]);
  });

  it('accepts an asset name of 255 characters, counting an emoji as one', async () => {
    const name = '🎈'.repeat(255);
    expect(await create({ name })).toMatchObject({ name });
  });
});
