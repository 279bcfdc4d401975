import type { Page } from '@playwright/test';
import { defaultContent } from '../../content/content.ts';
import { musicTexts } from '../../content/music.ts';
import { scrollThrough } from '../support/pages/public-visual-checks.ts';
import { expect, test } from '../support/test.ts';

const { tracks, profile: profileLink } = defaultContent.music;

const path = '/portfolio/music';
const players = 'https://w.soundcloud.com/**';

/** A fake player: no test uses the internet. */
test.beforeEach(({ page }) =>
  page
    .context()
    .route(players, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>Player' }),
    ),
);

const entry = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

test('shows eight tracks with genre, description, tags and player', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('iframe')).toHaveCount(8);
  for (const { title, description, tags, duration, soundcloudUrl } of tracks) {
    const own = entry(page, title);
    await expect(own.getByText(duration, { exact: true }).first()).toBeVisible();
    await expect(own.getByText(description)).toBeVisible();
    await expect(own.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      ...tags,
    ]);
    const player = own.locator('iframe');
    await expect(player).toHaveAttribute('title', `${title}, audio player`);
    await expect(player).toHaveAttribute('height', '166');
    await expect(player).toHaveAttribute('loading', 'lazy');
    const link = own.getByRole('link', { name: 'Open in SoundCloud' });
    await expect(link).toHaveAttribute('href', soundcloudUrl);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const profile = page.getByRole('link', { name: musicTexts.profile });
  await expect(profile).toHaveAttribute('href', profileLink);
  await expect(profile).toHaveAttribute('target', '_blank');
});

test('asks once before SoundCloud learns of the visitor, then loads every player', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('soundcloud.com')) asked.push(request.url());
  });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const response = await page.goto(path);
  expect(response?.headers()['content-security-policy']).toContain(
    'frame-src https://w.soundcloud.com;',
  );
  await scrollThrough(page);
  await expect(page.getByText(musicTexts.player.note)).toHaveCount(1);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: musicTexts.player.all(tracks.length) }).click();
  await expect(page).toHaveURL(`${path}?players=soundcloud#tracks`);
  await scrollThrough(page);
  for (const { title, embedId } of tracks) {
    const frame = page.locator(`iframe[title^="${title}"]`);
    const src = new URL((await frame.getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe('https://w.soundcloud.com/player/');
    expect(src.searchParams.get('url')).toMatch(new RegExp(`/tracks/${embedId}$`));
    await expect(frame.contentFrame().getByText('Player', { exact: true })).toBeVisible();
  }
  expect(asked).toHaveLength(8);
  await expect(page.getByText(musicTexts.player.note)).toHaveCount(0);
  expect(warnings).toEqual([]);
});

test('returns to the track whose players were loaded', async ({ page }) => {
  await page.goto(path);
  const last = tracks.at(-1)?.title ?? '';
  const frame = page.frameLocator(`iframe[title^="${last}"]`);
  await frame.getByRole('link', { name: 'Load the players' }).click();
  await expect(page.locator(`iframe[title^="${last}"]`)).toHaveAttribute('src', /soundcloud/);
  await expect(entry(page, last)).toBeInViewport();
});

test('says that the tracks are a demo', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByText(musicTexts.demo)).toBeVisible();
});

test('keeps the layout and the links when SoundCloud is unavailable', async ({ page }) => {
  await page.context().unroute(players);
  await page.context().route(players, (route) => route.abort());
  await page.goto(`${path}?players=soundcloud`);
  await scrollThrough(page);
  for (const { title } of tracks) {
    const own = entry(page, title);
    expect((await own.locator('iframe').boundingBox())?.height).toBe(166);
    await expect(own.getByRole('link', { name: 'Open in SoundCloud' })).toBeVisible();
  }
});
