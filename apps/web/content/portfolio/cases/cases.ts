import * as z from 'zod/mini';
import { list, paragraph } from '../../fields.ts';
import { part } from '../../part.ts';
import type { Site } from '../../site.ts';
import { type CaseStudy, caseStudySchema } from './case-study.ts';
import { collegeWarehouse } from './college-warehouse.ts';
import { hospitalGuestLists } from './hospital-guest-lists.ts';
import { museumReports } from './museum-reports.ts';

/** Texts of the case study pages. */
export const casesText = {
  eyebrow: 'Case study',
  title: 'Case studies',
  demo: {
    title: 'Demo content: an invented client',
    text: 'This client doesn’t exist and these numbers are made up. The page shows what a case study on this site looks like.',
  },
  sections: {
    before: 'Before',
    done: 'What was done',
    after: 'After',
    time: 'How long it took',
    measured: 'How it was measured',
    price: 'What it would cost',
  },
  about: 'The tool behind it',
} as const;

const haveOwnAddresses = z.refine<readonly CaseStudy[]>(
  (studies) => new Set(studies.map(({ slug }) => slug)).size === studies.length,
  { error: 'Each case study needs an address of its own.' },
);

const schema = z.object({
  intro: paragraph('Introduction', 300),
  studies: list('Case studies', caseStudySchema, { most: 12 }).check(haveOwnAddresses),
});

/** Demo content, all of it, which is left out once the site is the owner's. */
export const casesPart = part<{ site: Site }>()({
  title: 'Case studies',
  about: 'Projects from start to finish, on the home page and in the portfolio.',
  path: '/portfolio',
  schema,
  defaults: ({ site }) => ({
    intro:
      'Three projects from start to finish, with the hours before and after and how they were measured.',
    studies: site.isDemo ? [museumReports, hospitalGuestLists, collegeWarehouse] : [],
  }),
});
