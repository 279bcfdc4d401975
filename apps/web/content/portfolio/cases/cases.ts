import type { CaseStudy } from './case-study.ts';
import { collegeWarehouse } from './college-warehouse.ts';
import { hospitalGuestLists } from './hospital-guest-lists.ts';
import { museumReports } from './museum-reports.ts';

/** Texts of the case study pages. */
export const casesText = {
  eyebrow: 'Case study',
  title: 'Case studies',
  intro:
    'Three projects from start to finish, with the hours before and after and how they were measured.',
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

/** Demo content, all of it: replace it with projects of yours, or remove them from this list. */
export const caseStudies: readonly CaseStudy[] = [
  museumReports,
  hospitalGuestLists,
  collegeWarehouse,
];

export const casePath = ({ slug }: Pick<CaseStudy, 'slug'>): string => `/portfolio/cases/${slug}`;
