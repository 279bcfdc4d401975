import { music, tracks } from './music.ts';
import { site } from './site.ts';

/**
 * Every address outside of the site that is demo content: nobody answers there. A test follows all links
 * and fails on one that leads outside and is not listed here. Remove what you replace.
 */
export const demoLinks: readonly string[] = [
  `mailto:${site.mail}`,
  music.profile.link,
  ...tracks.map(({ soundcloudUrl }) => soundcloudUrl),
];
