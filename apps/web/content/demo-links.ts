import { defaultContent } from './content.ts';

const { site, music } = defaultContent;

/**
 * All external demo links, which do not work. A test fails on any other external link. Remove what you
 * replace.
 */
export const demoLinks: readonly string[] = [
  `mailto:${site.mail}`,
  music.profile,
  ...music.tracks.map(({ soundcloudUrl }) => soundcloudUrl),
];
