import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { blobPath, siteContentSchema } from '@polaris/contracts';
import { MailSender } from '../../platform/config/mail-sender';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import { plainSite } from '../../testing/stand-ins/plain-site';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { SiteContentService } from './site-content.service';

const PATH = '/api/admin/site-content/site';

const clientDir = mkdtempSync(join(tmpdir(), 'polaris-client-'));
const site = { clientDir, load: () => Promise.resolve(plainSite) };
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({ site });
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from site_content'));
afterAll(async () => {
  await polaris.close();
  rmSync(clientDir, { recursive: true });
});

const save = (name: string, own: object = {}) =>
  owner.put(PATH, { value: { owner: name, portrait: null }, ...own });

const page = async (server = polaris) => (await server.visitor().get('/about')).text;

const WEBP = Uint8Array.from(
  Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQsAIXpv+BiOh/AAA=', 'base64'),
);

const upload = (raw: Uint8Array<ArrayBuffer>) =>
  owner.put('/api/admin/site-pictures', undefined, {
    raw,
    headers: { 'content-type': 'image/webp' },
  });

describe('the content of the site', () => {
  it('shows the defaults of Polaris until the owner edits them', async () => {
    const { status, body } = await owner.get(PATH);
    expect(status).toBe(200);
    expect(siteContentSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ value: { owner: 'Maya Plain' }, version: 0, outdated: [] });
    expect(await page()).toBe('<p>/about</p>');
  });

  it('shows visitors and mails the new name as soon as it is saved', async () => {
    await page();
    expect((await save('Ada Harbor', { version: 0 })).body).toMatchObject({
      value: { owner: 'Ada Harbor' },
      version: 1,
    });
    expect(await page()).toBe('<p>/about by Ada Harbor</p>');
    expect(await polaris.app.get(MailSender).name()).toBe('Ada Harbor');
    expect((await polaris.visitor().get('/assets/portfolio/resume.docx')).text).toBe(
      'Resume of Ada Harbor',
    );
    const list = (await owner.get('/api/admin/site-content')).body;
    expect(list).toMatchObject([{ name: 'site', title: 'You', isChanged: true }]);
  });

  it('shows the change on every server', async () => {
    const other = await startTestApp({ site, beside: polaris });
    await page(other);
    await save('Ada Harbor');
    await until(
      () => page(other),
      (text) => text.includes('Ada Harbor'),
    );
    await other.close();
  });

  it('stores only what differs from the defaults, and returns to them on reset', async () => {
    await save('Ada Harbor');
    const stored = () => polaris.dataSource.query('select changes from site_content');
    expect(await stored()).toEqual([{ changes: { owner: 'Ada Harbor' } }]);
    expect((await owner.call('DELETE', PATH)).status).toBe(204);
    expect(await stored()).toEqual([{ changes: {} }]);
    expect(await page()).toBe('<p>/about</p>');
    expect((await owner.get(PATH)).body).toMatchObject({ version: 2 });
  });

  it('rejects stale edits of a part, including two concurrent first saves', async () => {
    const firsts = await Promise.all(['Ada', 'Ben'].map((name) => save(name, { version: 0 })));
    expect(firsts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save('Cleo', { version: 0 })).status).toBe(409);
    expect((await save('Cleo')).status).toBe(200);
  });

  it('rejects a text that is too long, and names its field', async () => {
    const { status, body } = await save('Ada Harbor of the Northern Lights');
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'value.owner', message: 'Must be at most 20 characters.' },
    ]);
    expect((await owner.get(PATH)).body.version).toBe(0);
  });

  it('returns 404 for a part that does not exist', async () => {
    expect((await owner.get('/api/admin/site-content/blog')).status).toBe(404);
    expect((await owner.put('/api/admin/site-content/blog', { value: {} })).status).toBe(404);
  });

  it('previews a text without storing it', async () => {
    const preview = (name: string) => owner.post(`${PATH}/preview`, { value: { owner: name } });
    expect((await preview('Ada Harbor')).body).toEqual({ html: '<p>/about by Ada Harbor</p>' });
    expect((await preview('Ada Harbor of the Northern Lights')).status).toBe(400);
    expect(await page()).toBe('<p>/about</p>');
  });

  it('lists what visitors saw before, the newest first', async () => {
    for (const name of ['Ada', 'Ben', 'Cleo']) await save(name);
    const { body } = await owner.get(`${PATH}/versions`);
    expect(body).toMatchObject([
      { value: { owner: 'Ben' }, actor: owner.user.email },
      { value: { owner: 'Ada' } },
      { value: { owner: 'Maya Plain' } },
    ]);
  });
});

describe('a picture of the site', () => {
  it('shows visitors a picture that the owner uploaded and saved', async () => {
    const { picture } = (await upload(WEBP)).body as { picture: string };
    const saved = await owner.put(PATH, { value: { owner: 'Ada', portrait: picture } });
    expect(saved.body.value).toEqual({ owner: 'Ada', portrait: picture });
    const { status, headers } = await polaris.visitor().get(blobPath(picture));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('rejects a picture that was never uploaded', async () => {
    const portrait = '0'.repeat(64);
    const { status, body } = await owner.put(PATH, { value: { owner: 'Ada', portrait } });
    expect(status).toBe(422);
    expect(body.detail).toBe('A picture is missing. Please upload it again.');
  });

  it('rejects a picture of 40 MB, and a file that is not a picture', async () => {
    const large = await upload(new Uint8Array(40_000_000));
    expect([large.status, large.body.detail]).toEqual([413, 'The picture is larger than 2 MB.']);
    expect((await upload(Uint8Array.from(Buffer.from('<svg/>')))).status).toBe(415);
  });

  it('removes an old picture once no part shows it', async () => {
    const { picture: unused } = (await upload(new Uint8Array([...WEBP, 1]))).body;
    const { picture: shown } = (await upload(new Uint8Array([...WEBP, 2]))).body;
    await owner.put(PATH, { value: { owner: 'Ada', portrait: shown } });
    await polaris.dataSource.query(
      `update site_pictures set "uploadedAt" = now() - interval '91 days'`,
    );
    const other = await startTestApp({ site, beside: polaris });
    await until(
      async () => (await polaris.visitor().get(blobPath(unused))).status,
      (status) => status === 404,
    );
    expect((await polaris.visitor().get(blobPath(shown))).status).toBe(200);
    await other.close();
  });
});

describe('content without the database', () => {
  it('keeps showing the edited content while the database is down, and caches no page until it is back', async () => {
    await save('Ada Harbor');
    await page();
    const content = polaris.app.get(SiteContentService);
    const { changes } = await content.knownChanges();
    expect(changes).toEqual({ site: { owner: 'Ada Harbor' } });
    jest.spyOn(content, 'changes').mockRejectedValue(new Error('away'));
    polaris.app.get(ContentChangesService).announce();
    const { text, headers } = await polaris.visitor().get('/about');
    expect(text).toBe('<p>/about by Ada Harbor</p>');
    expect(headers.get('cache-control')).toBe('no-store');
    jest.restoreAllMocks();
    expect((await polaris.visitor().get('/about')).headers.get('cache-control')).toBe('public');
  });
});
