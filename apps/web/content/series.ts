import * as z from 'zod/mini';
import { line, paragraph } from './fields.ts';
import { part } from './part.ts';
import type { Site } from './site.ts';

const schema = z.object({
  lead: paragraph('Introduction', 200),
  introduction: paragraph('What it is about', 800),
  title: line('Title for search engines', 120),
  description: paragraph('Description for search engines and feed readers', 300),
});

export const seriesPart = part<{ site: Site }>()({
  title: 'Essay series',
  about: 'The first screen of PolarisNet.',
  path: '/PolarisNet',
  schema,
  defaults: ({ site }) => ({
    title: 'PolarisNet · Essays on an identity built on trust',
    lead: 'What if proving who you are began with the people who know you?',
    description:
      `Essays by ${site.owner} on PolarisNet, a proposed identity network in which people and ` +
      'institutions vouch for each other, with no central registry.',
    introduction:
      'I match records for a living, so I’ve spent years deciding whether two rows are one person. ' +
      'These essays are about handing that decision back to the person and to those who know them. ' +
      'PolarisNet is a proposal. Nothing here is for sale, and a good part of it may be wrong.',
  }),
});

/** The essay series: its specified name and paths, and its essays in reading order. */
export const series = {
  name: 'PolarisNet',
  path: '/PolarisNet',
  feedPath: '/PolarisNet/feed.xml',
} as const;

/** Topics, which relate essays. */
export const essayTopics = ['identity', 'trust', 'institutions', 'communities', 'design'] as const;

export const essaySlugs = [
  'manifesto',
  'trust-vs-control',
  'polaris-net',
  'seed-principle',
  'fabric-of-society',
  'long-arc',
] as const;

export const essayParts = [
  'Manifesto',
  'Part I',
  'Part II',
  'Part III',
  'Part IV',
  'Part V',
] as const;
