import { makeAsset, removeAll } from '../support/data.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ ownPolaris: emptySite });

test.beforeEach(({ ownerApi }) => removeAll(ownerApi, '/api/assets'));

test('shows existing examples of the entity matcher, each in a new tab', async ({
  page,
  ownerApi,
}) => {
  await page.goto('/portfolio/entity-match');
  await expect(page.getByText('The examples are being updated.')).toBeVisible();
  await expect(page.locator('main a[target=_blank]')).toHaveCount(0);

  const url = '/assets/portfolio/entity-match/business.csv';
  await makeAsset(ownerApi, { name: 'ENTITY: Example Output for Business', url });
  await makeAsset(ownerApi, { name: 'Example output for analysts', isActive: false });
  await makeAsset(ownerApi, { name: 'Entity match usage script' });
  await page.reload();
  await expect(page.locator('main a[target=_blank]')).toHaveText([
    /^Example output for business/,
    /^Usage script/,
  ]);
  const link = page.getByRole('link', { name: 'Example output for business' });
  await expect(link).toHaveAttribute('href', url);
  await expect(link).toHaveAttribute('rel', /noopener/);
  for (const name of ['the database', 'the list of attendees']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toMatch(/^(database|attendees)\.csv$/);
  }
});

test('lists existing explainer videos', async ({ page, ownerApi }) => {
  await page.goto('/portfolio/explainer-videos');
  await expect(page.getByRole('heading', { name: 'Video Content in Development' })).toBeVisible();
  await expect(page.getByText('The videos are being prepared')).toContainText('check back soon');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Request Custom Training' })).toBeVisible();

  const usage = 'portfolio_demo_video';
  const video = { name: 'How to match', description: 'Two lists of people.', usage } as const;
  const url = 'https://example.com/watch';
  await makeAsset(ownerApi, { ...video, type: 'video', url });
  await makeAsset(ownerApi, { ...video, type: 'document', name: 'Not a video' });
  await makeAsset(ownerApi, { ...video, type: 'video', name: 'Hidden', isActive: false });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How to match' })).toBeVisible();
  await expect(page.getByText('Two lists of people.')).toBeVisible();
  const watch = page.getByRole('link', { name: 'Watch Demonstration' });
  await expect(watch).toHaveCount(1);
  await expect(watch).toHaveAttribute('href', url);
  await expect(watch).toHaveAttribute('target', '_blank');
  await expect(page.getByText('Video Content in Development')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Demonstrations',
    'How they’re made',
    'Training for your team',
  ]);
  await expect(page.getByRole('link', { name: 'Request Custom Training' })).toBeVisible();
});
