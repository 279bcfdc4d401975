/** The essay series: its name, and its essays in reading order. */
export const series = {
  name: 'PolarisNet',
  title: 'PolarisNet · Six essays on an identity built on trust',
  lead: 'What if proving who you are began with the people who know you?',
  description:
    'Six essays by Ines Calloway on PolarisNet, a proposed identity network in which people and ' +
    'institutions vouch for each other, with no central registry.',
  introduction:
    'I match records for a living, so I’ve spent years deciding whether two rows are one person. ' +
    'These essays are about handing that decision back to the person and to those who know them. ' +
    'PolarisNet is a proposal. Nothing here is for sale, and a good part of it may be wrong.',
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
