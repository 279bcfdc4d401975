import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import sharp from 'sharp';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/** No script runs in the preview's frame, so a test cannot search it. */
const expectPreview = (page: Page, html: RegExp) =>
  expect(page.locator('iframe')).toHaveAttribute('srcdoc', html);

/** At a width without the preview: accessibility engines wait for scripts in its frame, which has none. */
async function checkForm(page: Page, check: () => Promise<void>) {
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await check();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('iframe')).toHaveCount(1);
}

test.use({ ownPolaris: { name: 'own-content' } });

test("changes the site's name, portrait, texts and pages without a restart", async ({
  page,
  browser,
  polaris,
  signInAsOwner,
  consoleErrors,
}) => {
  test.slow();
  // The test's own script cannot run in the preview.
  consoleErrors.allow(/about:srcdoc/);
  await signInAsOwner();
  const context = await browser.newContext({ baseURL: polaris.url });
  const visitor = await context.newPage();
  await visitor.goto('/about');
  await expect(visitor.getByText('Your photo here')).toBeVisible();

  await test.step('name and portrait', async () => {
    await page.goto('/admin/settings/site');
    await page.getByLabel('Your name').fill('Ada Harbor');
    await page.getByLabel('Business name').fill('Harbor Data');
    await page.getByLabel('Public email address').fill('ada@harbor.example');
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const uploads = '**/api/admin/site-pictures';
    await page.context().route(uploads, (route) => arrival.then(() => route.continue()));
    await page.getByLabel('Picture file').setInputFiles({
      name: 'ada.png',
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 900, height: 900, channels: 3, background: '#446688' },
      })
        .png()
        .toBuffer(),
    });
    // Typed while the picture is still uploading.
    await page.getByLabel('Description', { exact: true }).fill('Ada Harbor at her desk');
    await expect(page.getByRole('button', { name: 'Uploading...', exact: true })).toHaveCount(2);
    arrive();
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
    await page.getByLabel('Logo file').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 512, height: 512, channels: 4, background: '#44668880' },
      })
        .png()
        .toBuffer(),
    });
    await expect(page.getByRole('button', { name: 'Change picture' })).toHaveCount(2);
    await page.getByLabel('Show the demo notice').uncheck();
    await expectPreview(page, /alt="Ada Harbor at her desk"/);
    await checkForm(page, () => expectAccessibleInBothThemes(page));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Success', 'You and your business is saved. Visitors see it now.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Harbor Data' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Ada Harbor');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Harbor Data' }).locator('img');
    await expect(logo).toHaveJSProperty('naturalWidth', 256);
    const drawn = sharp(
      await (await page.request.get((await logo.getAttribute('src')) ?? '')).body(),
    );
    expect(await drawn.metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    await expect(page).toHaveTitle(/ · Admin · Harbor Data$/);
    await visitor.reload();
    const portrait = visitor.getByRole('img', { name: 'Ada Harbor at her desk' });
    await expect(portrait).toHaveJSProperty('naturalWidth', 900);
    await expect(visitor.getByText('Your photo here')).toHaveCount(0);
    await expect(visitor.getByRole('contentinfo')).toContainText('Ada Harbor');
  });

  await test.step('texts of a page', async () => {
    await page.getByRole('link', { name: 'Home page' }).click();
    await page.getByLabel('Headline').fill('Figures you can *trust* <b>now</b>.');
    const headline = 'Figures you can trust <b>now</b>.';
    await expectPreview(page, /<em[^>]*>trust<\/em> &lt;b&gt;now&lt;\/b&gt;/);
    await checkForm(page, () => expectVisualChecks(page));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Success', 'Home page is saved. Visitors see it now.');
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(visitor).toHaveTitle('Ada Harbor · Independent data consultant');
    await expect(
      visitor.getByText('I’m Ada, an independent data consultant in West Hollywood.'),
    ).toBeVisible();
    await expect(visitor.getByText(/^Demo content: the figures/)).toHaveCount(0);
  });

  await test.step('the share picture', async () => {
    const picture = visitor.locator('meta[property="og:image"]');
    await expect(async () => {
      await visitor.reload();
      await expect(picture).toHaveAttribute('content', /\/api\/blobs\/[\da-f]{64}$/);
    }).toPass({ timeout: 60_000 });
    const address = (await picture.getAttribute('content')) ?? '';
    const drawn = await sharp(await (await visitor.request.get(address)).body()).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['png', 1200, 630]);
  });

  await test.step('shown and hidden pages', async () => {
    await page.getByRole('link', { name: 'Portfolio', exact: true }).last().click();
    await page.locator('summary').filter({ hasText: 'Pages' }).click();
    expect((await visitor.request.get('/portfolio/resume')).status()).toBe(404);
    await page.getByLabel('Show this page').nth(5).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Success', 'Portfolio is saved. Visitors see it now.');
    expect((await visitor.request.get('/portfolio/resume')).status()).toBe(200);
    expect((await visitor.request.get('/portfolio/music')).status()).toBe(404);
    const map = await (await visitor.request.get('/sitemap.xml')).text();
    expect([map.includes('/resume'), map.includes('/music')]).toEqual([true, false]);
    expect((await visitor.request.get('/privacy')).status()).toBe(404);
    await page.getByRole('link', { name: 'Legal pages' }).click();
    await page.getByLabel('Show these pages').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Success', 'Legal pages is saved. Visitors see it now.');
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(visitor.getByText('Ada Harbor, West Hollywood')).toBeVisible();
  });

  await test.step('the resume document', async () => {
    await visitor.goto('/portfolio/resume');
    const [download] = await Promise.all([
      visitor.waitForEvent('download'),
      visitor.getByRole('link', { name: 'Download Resume' }).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe('ada-harbor-resume.docx');
    const file = await (await visitor.request.get('/assets/portfolio/resume.docx')).body();
    const words = await (await JSZip.loadAsync(file)).file('word/document.xml')!.async('text');
    expect(words).toContain('Ada Harbor');
    expect(words).not.toContain('Calloway');
  });

  await test.step('reset to the defaults', async () => {
    await page.getByRole('link', { name: 'Home page' }).click();
    await page.getByRole('button', { name: 'Reset to default' }).click();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page.getByLabel('Headline')).toHaveValue('Numbers you can *steer* by.');
    await page.getByText('Earlier versions').click();
    await page.getByRole('button', { name: 'Put into the form' }).first().click();
    await expect(page.getByLabel('Headline')).toHaveValue(/trust/);
  });
  await context.close();
});
