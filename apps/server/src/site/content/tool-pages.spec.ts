import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { builtSite } from '../../start';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({ site: builtSite() });
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const WORDS = 'Words of my own, seen nowhere else';

/** The value with this text replaced by another. */
const withText = (value: unknown, from: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(JSON.stringify(from), JSON.stringify(WORDS)));

it.each([
  ['entity-match', '/portfolio/entity-match', 'Three answers, never a guess'],
  ['quickreports', '/portfolio/quickreports', 'A morning, every week'],
  ['bbdw-connect', '/portfolio/bbdw-connect', 'Three people knew the way'],
  ['reporting-samples', '/portfolio/reporting-samples', 'What makes them useful'],
  ['mqe-mentorship', '/portfolio/mqe-mentorship', 'Ten weeks from now'],
  [
    'explainer-videos',
    '/portfolio/explainer-videos',
    'Can’t wait? I also train teams live. You get two hours on your own tools and tables, an exercise for everyone, and a recording to keep.',
  ],
  ['newsletter', '/newsletter', 'New essays by email'],
  ['newsletter', '/PolarisNet/manifesto', 'New essays by email'],
])('shows the owner’s texts of %s at %s until they are reset', async (name, path, text) => {
  const call = `/api/admin/site-content/${name}`;
  const page = async () => (await polaris.visitor().get(path)).text;
  expect(await page()).toContain(text);
  const { value, version } = (await owner.get(call)).body;
  const { status } = await owner.put(call, { value: withText(value, text), version });
  expect(status).toBe(200);
  const changed = await page();
  expect([changed.includes(WORDS), changed.includes(text)]).toEqual([true, false]);
  expect((await owner.delete(call)).status).toBeLessThan(300);
  expect(await page()).toContain(text);
});
