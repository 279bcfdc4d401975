import { readFileSync } from 'node:fs';
import { entityMatch } from '../content/portfolio/entity-match.ts';
import { readPage } from './read-page.ts';
import { expect, test } from './test.ts';
import { touchPage } from './touch-page.ts';

const sample = (name: string): string =>
  readFileSync(new URL(`../content/portfolio/samples/${name}`, import.meta.url), 'utf8').trim();

test('entity matching names its answers, results and limits', async ({ request }) => {
  const { text, texts } = await readPage(request, '/portfolio/entity-match');
  const names = [
    ['Matched', 'Needs Research', 'Not Matched'],
    ['Match Accuracy', 'Transparent Matching', 'Pipeline Compatible'],
    ['Enhanced Business Process', 'Impact and Results', 'Full Sample Script'],
    ['Resources and Examples', 'Weights by uniqueness'],
  ].flat();
  expect(texts('h1, h2, h3, h4')).toEqual(expect.arrayContaining(names));
  const facts = [
    '98–100%',
    '10,000',
    'records with 3 attributes in under 5 minutes',
    '95%',
    'At most 3 column combinations',
    'YYYYMMDD',
    'must match exactly',
    'scans all degrees',
  ];
  for (const fact of facts) expect(text('main')).toContain(fact);
  const { cases } = entityMatch;
  const printed = cases.rows.map((row) =>
    [row.label, row.record, row.score, row.evidence].join(''),
  );
  const rows = texts('[aria-labelledby=cases] tbody tr');
  expect(rows.map((row, index) => row.includes(printed[index] ?? '?'))).toEqual(
    rows.map(() => true),
  );
  expect(rows).toHaveLength(cases.rows.length);
  const run = JSON.parse(sample('entity-match/run.json')) as { weights: Record<string, number> };
  const weights = Object.entries(run.weights).map(([name, value]) => `${name}${value.toFixed(3)}`);
  expect(texts('[aria-labelledby=weights] tbody tr').sort()).toEqual(weights.sort());
});

test('a request for training opens the contact form with words in it', async ({ page }) => {
  await page.goto('/portfolio/explainer-videos');
  await page.getByRole('link', { name: 'Request Custom Training' }).click();
  await expect(page).toHaveURL('/contact?about=custom-training');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/custom training/);
});

test('the mentorship tells its phases, and its tiles scroll to them', async ({ page }) => {
  await page.goto('/portfolio/mqe-mentorship');
  for (const weeks of ['Weeks 1–3', 'Weeks 4–7', 'Weeks 8–10'])
    await expect(page.getByText(weeks, { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('students so far25');
  await expect(page.getByRole('main')).toContainText('projects, the last one all your own4');
  await expect(page.getByRole('blockquote')).toBeVisible();
  const tiles = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Framework', 'Phases', 'Components', 'Projects']) {
    await tiles.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/portfolio/mqe-mentorship#${name.toLowerCase()}`);
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(name, 'i') }).last();
    await expect(heading).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the connector and the reporting class keep to their figures', async ({ request }) => {
  const connector = await readPage(request, '/portfolio/bbdw-connect');
  for (const fact of ['85%', '5 minutes', '8 template datasets', 'productive after 5 minutes'])
    expect(connector.text('main')).toContain(fact);
  const reports = await readPage(request, '/portfolio/quickreports');
  for (const fact of ['90%', '5 minutes', '20 lines', '15 business units'])
    expect(reports.text('main')).toContain(fact);
});

const samples = [
  ['entity-match', 'match_people.py'],
  ['quickreports', 'weekly_giving.py'],
  ['bbdw-connect', 'ask_the_warehouse.py'],
] as const;

for (const [slug, file] of samples)
  test(`${file} is shown whole, in color, and wraps on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`/portfolio/${slug}`);
    const code = page.getByRole('region', { name: file });
    expect((await code.textContent())?.trim()).toBe(sample(file));
    const comment = code.locator('.comment').first();
    await expect(comment).not.toHaveCSS(
      'color',
      await code.evaluate((element) => getComputedStyle(element).color),
    );
    expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

test('the matcher runs in the browser, by keyboard alone, and gives the printed scores', async ({
  page,
}) => {
  await page.goto('/portfolio/entity-match');
  await touchPage(page);
  const form = page.getByRole('form', { name: 'Try it here' });
  const list = form.getByLabel('The list');
  await list.focus();
  await expect(list).toHaveValue(/^first_name,/);
  const sent: string[] = [];
  page.on('request', (request) => {
    // On a busy machine its own script may still be on the way.
    if (!request.url().includes('/assets/')) sent.push(request.url());
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(
    '25 people: 15 Matched, 7 Needs Research, 3 Not Matched.',
  );
  const rows = form.getByRole('group').locator('tbody tr');
  for (const [place, { label, record, score, evidence }] of entityMatch.cases.rows.entries())
    await expect(rows.nth(place).getByRole('cell')).toContainText([label, record, score, evidence]);
  await list.fill('first_name\nMary');
  await form.getByRole('button', { name: 'Find matches' }).press('Enter');
  await expect(form.getByRole('alert')).toHaveText("The list has no column 'email'.");
  await expect(list).toBeFocused();
  expect(sent).toEqual([]);
});

test('the matcher is there for an address that leads to it, before the page is touched', async ({
  page,
}) => {
  await page.goto('/portfolio/entity-match#live');
  await expect(page.getByRole('form', { name: 'Try it here' })).toBeVisible();
  await expect(page.getByText('needs JavaScript, which is off')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the results of the matcher are there, and its form is not', async ({ page }) => {
    await page.goto('/portfolio/entity-match');
    await expect(page.getByRole('region', { name: 'What the script says' })).toContainText(
      'Needs Research',
    );
    await expect(page.getByLabel('The database')).toBeHidden();
    await expect(page.getByText('needs JavaScript, which is off')).toBeVisible();
  });
});
