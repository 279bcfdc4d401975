import { music, tracks } from './music.ts';
import { site } from './site.ts';

/**
 * All external demo links, which do not work. A test fails on any other external link. Remove what you
 * replace.
 */
export const demoLinks: readonly string[] = [
  `mailto:${site.mail}`,
  music.profile.link,
  ...tracks.map(({ soundcloudUrl }) => soundcloudUrl),
];
