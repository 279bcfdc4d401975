import { site } from '../site.ts';

/** Texts of the portfolio's index and common texts of its pages. */
export const portfolio = {
  name: 'Portfolio',
  path: '/portfolio',
  title: `Portfolio · ${site.owner}`,
  description:
    'Tools, dashboards and teaching by an independent data consultant: entity matching, reporting ' +
    'automation, a warehouse connector, a mentorship, and some music.',
  intro: {
    eyebrow: 'Portfolio',
    title: 'Work and results.',
    lead: 'Tools, dashboards and teaching, each with the kind of client, the result and the year. Three case studies show before, after and how it was measured.',
  },
  filter: { label: 'Show', all: 'Everything' },
  made: 'Made with',
  next: 'Next in the portfolio',
  back: 'Back to Portfolio',
  order: { title: 'Order work like this', action: 'See what you get' },
  closing: {
    text: 'Is any of this close to what you need?',
    action: { label: 'Write to me' },
  },
} as const;
