import type { Page } from '@playwright/test';
import { makeAsset, removeAll } from '../support/data.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ ownPolaris: emptySite });

async function expectLinks(page: Page, github: string, linkedin: string): Promise<void> {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', github);
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', linkedin);
}

test('updates the profile links of the footer immediately when the assets change', async ({
  page,
  ownerApi,
}) => {
  await removeAll(ownerApi, '/api/assets');
  await expectLinks(page, '#', '#');

  const profile = await makeAsset(ownerApi, {
    usage: 'site_linkedin_profile',
    url: 'https://linkedin.example/ines',
  });
  const github = await makeAsset(ownerApi, {
    name: 'GitHub Profile Link',
    url: 'https://github.example/ines',
  });
  await expectLinks(page, 'https://github.example/ines', 'https://linkedin.example/ines');

  const moved = { ...profile, url: 'https://linkedin.example/moved' };
  await ownerApi.put(`/api/assets/${profile.id}`, { data: moved });
  await ownerApi.put(`/api/assets/${github.id}`, { data: { ...github, isActive: false } });
  await expectLinks(page, '#', 'https://linkedin.example/moved');

  await ownerApi.delete(`/api/assets/${profile.id}`);
  await expectLinks(page, '#', '#');
});
