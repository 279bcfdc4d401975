import type { Page } from '@playwright/test';
import { makeAsset, removeAll } from '../support/data.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ ownPolaris: emptySite });

const videos = (page: Page) => page.getByRole('region', { name: /See the work/ });
const resume = (page: Page) => page.getByRole('link', { name: /^Download Resume/ });

test('tells the story with the links that exist', async ({ page, ownerApi }) => {
  await removeAll(ownerApi, '/api/assets');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Ines Calloway, an independent data consultant')).toBeVisible();
  await expect(videos(page)).toHaveCount(0);
  await expect(resume(page)).toHaveCount(0);

  const demo = { type: 'video', usage: 'portfolio_demo_video' } as const;
  await makeAsset(ownerApi, { ...demo, name: 'Not shown', isActive: false });
  await makeAsset(ownerApi, { ...demo, name: 'Of another type', type: 'link' });
  for (const sortOrder of [4, 2, 3, 1]) {
    const url = `https://videos.example/${sortOrder}`;
    await makeAsset(ownerApi, { ...demo, name: `Video ${sortOrder}`, url, sortOrder });
  }
  const document = { type: 'document', usage: 'portfolio_resume_download' } as const;
  const { id } = await makeAsset(ownerApi, { ...document, url: 'https://files.example/resume' });

  await page.goto('/about');
  const links = videos(page).getByRole('link');
  await expect(links).toHaveText([/^Video 1/, /^Video 2/, /^Video 3/]);
  await expect(resume(page)).toHaveAttribute('href', 'https://files.example/resume');
  for (const link of [...(await links.all()), resume(page)]) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }

  await ownerApi.delete(`/api/assets/${id}`);
  await page.goto('/about');
  await expect(resume(page)).toHaveCount(0);
});

test("ends with the link to the form, where Let's Talk scrolls", async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: "Let's Talk" }).click();
  const last = page.getByRole('link', { name: 'Write to me' });
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page).toHaveURL('/contact');
});
