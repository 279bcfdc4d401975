import { expect, it } from '@jest/globals';
import { defaultContent } from '../../../../content/content.ts';
import { parse } from 'node-html-parser';
import {
  consentPath,
  firstPage,
  hasPlayerConsent,
  playerUrl,
  trackAnchor,
} from './player-pages.ts';

const { tracks } = defaultContent.music;

it('embeds SoundCloud’s player for one track, paused', () => {
  const { origin, searchParams } = new URL(playerUrl('a&b=c'));
  expect(origin).toBe('https://w.soundcloud.com');
  expect(searchParams.get('url')).toBe('https://api.soundcloud.com/tracks/a&b=c');
  expect(searchParams.get('auto_play')).toBe('false');
});

it('opens each frame with a page of this site that loads nothing else and links to the players', () => {
  const [track] = tracks;
  if (!track) throw new Error('There is no track');
  const page = parse(firstPage({ ...track, title: 'Left & "Right"' }, '/app.css'));
  expect(page.querySelector('h1')?.text).toBe('Left & "Right"');
  const loaded = page.querySelectorAll('[src], link').map((one) => one.getAttribute('href'));
  expect(loaded).toEqual(['/app.css']);
  const links = page.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/portfolio/music?players=soundcloud#${trackAnchor(track)}`]);
});

it('loads the music players only when the consent link of the page was followed', () => {
  expect(hasPlayerConsent(`https://polaris.example${consentPath('tracks')}`)).toBe(true);
  for (const query of ['', '?players', '?players=no'])
    expect(hasPlayerConsent(`https://polaris.example/portfolio/music${query}`)).toBe(false);
});

it('lists eight tracks, each with its own name, player and address', () => {
  for (const key of ['title', 'embedId', 'soundcloudUrl'] as const)
    expect(new Set(tracks.map((track) => track[key])).size).toBe(8);
});
