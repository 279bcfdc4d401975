import { readFileSync } from 'node:fs';
import { entityMatchTexts } from '../../content/portfolio/entity-match-texts.ts';
import { cutOff } from '../support/console-errors.ts';
import { readPage } from '../support/pages/read-page.ts';
import { expect, test } from '../support/test.ts';
import { touchPage } from '../support/pages/touch-page.ts';

const sample = (name: string): string =>
  readFileSync(new URL(`../../content/portfolio/samples/${name}`, import.meta.url), 'utf8').trim();

test('shows results, outcomes and limits of entity matching', async ({ request }) => {
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
  const { cases } = entityMatchTexts;
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

test('opens the contact form with a prefilled training request', async ({ page }) => {
  await page.goto('/portfolio/explainer-videos');
  await page.getByRole('link', { name: 'Request Custom Training' }).click();
  await expect(page).toHaveURL('/contact?topic=custom-training');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/custom training/);
});

test('shows the mentorship phases, and scrolls to them from the tiles', async ({ page }) => {
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
  await expect(page).toHaveURL('/contact?topic=mqe-mentorship');
});

test('shows the specified figures of the connector and the reporting class', async ({
  request,
}) => {
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
  test(`shows all of ${file}, highlighted, and wraps it on a phone`, async ({ page }) => {
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

test('runs the matcher in the browser by keyboard, with the printed scores', async ({ page }) => {
  await page.goto('/portfolio/entity-match');
  await touchPage(page);
  const form = page.getByRole('form', { name: 'Try it here' });
  const list = form.getByLabel('The list');
  await list.focus();
  await expect(list).toHaveValue(/^first_name,/);
  const sent: string[] = [];
  page.on('request', (request) => {
    // Its script may still be loading on a busy machine.
    if (!request.url().includes('/assets/')) sent.push(request.url());
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(
    '25 people: 15 Matched, 7 Needs Research, 3 Not Matched.',
  );
  const rows = form.getByRole('group').locator('tbody tr');
  for (const [place, { label, record, score, evidence }] of entityMatchTexts.cases.rows.entries())
    await expect(rows.nth(place).getByRole('cell')).toContainText([label, record, score, evidence]);
  await list.fill('first_name\nMary');
  await form.getByRole('button', { name: 'Find matches' }).press('Enter');
  await expect(form.getByRole('alert')).toContainText(
    'The first line of the list must name columns',
  );
  await expect(list).toBeFocused();
  await expect(form.locator('[data-matcher-results]')).toBeHidden();
  expect(sent).toEqual([]);
});

test("puts no pasted text into the address when the matcher's script is missing", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(cutOff, /dynamically imported module/);
  await context.route(/\/assets\/(?!page-)[^/]+\.js$/, (route) => route.abort());
  await page.goto('/portfolio/entity-match');
  const form = page.getByRole('form', { name: 'Try it here' });
  await form.getByLabel('The list').fill('first_name,email\nMary,mary@example.com');
  await form.getByRole('button', { name: 'Find matches' }).click();
  await form.getByRole('button', { name: 'Find matches' }).click();
  await expect(form.getByLabel('The list')).toHaveValue(/^first_name,email/);
  await expect(page).toHaveURL('/portfolio/entity-match');
});

test('loads the matcher when the address links to it, without interaction', async ({ page }) => {
  await page.goto('/portfolio/entity-match#live');
  const form = page.getByRole('form', { name: 'Try it here' });
  await expect(form.getByLabel('The list')).toHaveValue(/^first_name,/);
  await expect(page.getByText('needs JavaScript, which is off')).toBeHidden();
});

test('prints the matcher only with results', async ({ page }) => {
  await page.goto('/portfolio/entity-match#live');
  const heading = page.getByRole('heading', { name: 'Try it here' });
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const form = page.getByRole('form', { name: 'Try it here' });
  await form.getByRole('button', { name: 'Find matches' }).click();
  await expect(form.getByRole('status')).toContainText('25 people');
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(form.getByRole('rowheader', { name: 'LIONEL SAFFRONLEY' })).toBeVisible();
  await expect(form.getByLabel('The list')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the results of the matcher without scripts, and no form', async ({ page }) => {
    await page.goto('/portfolio/entity-match');
    await expect(page.getByRole('region', { name: 'What the script says' })).toContainText(
      'Needs Research',
    );
    await expect(page.getByLabel('The database')).toBeHidden();
    await expect(page.getByText('needs JavaScript, which is off')).toBeVisible();
  });
});
