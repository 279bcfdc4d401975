import { expect, it } from '@jest/globals';
import { tracks } from '../../../../content/music.ts';
import { playerUrl } from './player.tsx';

it('the player is SoundCloud’s own, for one track, and starts silent', () => {
  const { origin, searchParams } = new URL(playerUrl('a&b=c'));
  expect(origin).toBe('https://w.soundcloud.com');
  expect(searchParams.get('url')).toBe('https://api.soundcloud.com/tracks/a&b=c');
  expect(searchParams.get('auto_play')).toBe('false');
});

it('there are eight tracks, each with a name, a player and an address of its own', () => {
  for (const key of ['title', 'embedId', 'soundcloudUrl'] as const)
    expect(new Set(tracks.map((track) => track[key])).size).toBe(8);
});
