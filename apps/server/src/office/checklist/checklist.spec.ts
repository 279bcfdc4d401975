import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Checklist, type ContentProgress, checklistSchema } from '@polaris/contracts';
import { assetInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { SiteBuild } from '../../site/content/site-build.service';
import { addCustomer } from '../../testing/data/records';
import { plainContent, plainSite } from '../../testing/stand-ins/plain-site';

const PATH = '/api/admin/checklist';

let progress: ContentProgress;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({});
  const content = { ...plainContent, progressOf: () => progress };
  polaris.app.get(SiteBuild).load = () => Promise.resolve({ ...plainSite, content });
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query('delete from assets');
  progress = { words: false, work: false, resume: false };
});

const read = async (): Promise<Checklist> => checklistSchema.parse((await owner.get(PATH)).body);
const done = async () => (await read()).steps.filter((step) => step.done).map(({ step }) => step);
const add = (overrides: Parameters<typeof assetInput>[0]) =>
  owner.post('/api/assets', assetInput(overrides));

it('lists every task on a site with the original texts', async () => {
  expect(await done()).toEqual([]);
});

it('completes a task when its assets are shown', async () => {
  await add({ usage: 'site_linkedin_profile', url: 'https://www.linkedin.com/in/somebody' });
  await add({ usage: 'portfolio_demo_video', isActive: false });
  expect(await done()).toEqual(['profiles']);
  await add({ usage: 'portfolio_demo_video' });
  await add({ usage: 'portfolio_resume_download', url: 'https://example.com/resume.pdf' });
  expect(await done()).toEqual(['profiles', 'resume', 'videos']);
});

it('counts the generated resume once the owner has written it, not when only the demo notice is off', async () => {
  await add({ usage: 'portfolio_resume_download', url: '/assets/portfolio/resume.docx' });
  expect(await done()).toEqual([]);
  progress = { words: true, work: false, resume: false };
  expect(await done()).toEqual(['words']);
  progress = { words: true, work: true, resume: true };
  expect(await done()).toEqual(['words', 'work', 'resume']);
});

it('offers sample data while there are no people', async () => {
  expect((await read()).samples).toBe('offered');
  await owner.post('/api/admin/sample-data', {});
  expect((await read()).samples).toBe('added');
  await owner.call('DELETE', '/api/admin/sample-data', {});
  const { id } = await addCustomer(owner);
  expect((await read()).samples).toBe('none');
  await owner.call('DELETE', `/api/customers/${id}`, {});
});

it('hides the checklist for one owner and shows it again', async () => {
  const other = await polaris.owner();
  const { status, body } = await owner.put(PATH, { dismissed: true });
  expect([status, body.dismissed]).toEqual([200, true]);
  expect((await read()).dismissed).toBe(true);
  expect((await other.get(PATH)).body.dismissed).toBe(false);
  await owner.put(PATH, { dismissed: false });
  expect((await read()).dismissed).toBe(false);
});

it('completes the mail task when a mail server is set, there or by the owner', async () => {
  const sending = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { body } = await (await sending.owner()).get(PATH);
  expect(checklistSchema.parse(body).steps).toContainEqual({ step: 'mail', done: true });
  await sending.close();
  expect((await read()).steps).toContainEqual({ step: 'mail', done: false });
  const server = { host: '127.0.0.1', port: 2525, encryption: 'none' };
  await owner.put('/api/admin/mail-settings', { ...server, senderAddress: 'ines@polaris.test' });
  expect((await read()).steps).toContainEqual({ step: 'mail', done: true });
  await owner.call('DELETE', '/api/admin/mail-settings', {});
});
