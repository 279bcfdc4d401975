import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import { defaultContent } from '../../content/content.ts';
import { expect, test } from '../support/test.ts';

const { resume, site } = defaultContent;

const path = '/portfolio/resume';

test('shows seven sections in order, every position, and existing projects', async ({
  page,
  request,
}) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Narrative',
    'Core Competencies',
    'Experience',
    'Additional Experience',
    'Projects',
    'Education',
    'Career Intention',
  ]);
  for (const { role, points } of [...resume.experience, ...resume.additional]) {
    const own = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: role, exact: true }),
    });
    await expect(own.getByRole('listitem')).toHaveText([...points]);
  }
  const links = page.getByRole('region', { name: 'Projects' }).getByRole('link');
  await expect(links).toHaveCount(resume.projects.length);
  for (const link of await links.all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

test('offers the same resume as a Word document in two places', async ({ page }) => {
  await page.goto(path);
  const links = page.getByRole('link', { name: 'Download Resume' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const download = page.waitForEvent('download');
    await link.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('ines-calloway-resume.docx');
    const zip = await JSZip.loadAsync(await readFile(await file.path()), { checkCRC32: true });
    const words = (await zip.file('word/document.xml')?.async('text')) ?? '';
    expect(words).toContain(resume.experience[0]?.points[0]);
  }
});

test('serves the document with its type, and revalidates it after a change', async ({
  request,
}) => {
  const headers = (await request.get('/assets/portfolio/resume.docx')).headers();
  expect(headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('keeps the floating button in view, and out of print', async ({ page }) => {
  await page.goto(path);
  const floating = page.getByRole('link', { name: 'Download Resume' }).last();
  await expect(floating).toBeInViewport();
  await page.getByRole('heading', { name: 'Career Intention' }).scrollIntoViewIfNeeded();
  await expect(floating).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Download Resume' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Portfolio' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('prints on at most three pages, with email and web address', async ({ page, baseURL }) => {
  await page.goto(path);
  // Paper and margins as in a browser's print dialog.
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: site.mail })).toBeVisible();
  await expect(page.getByRole('link', { name: new URL(baseURL ?? '').host })).toBeVisible();
});
