import { describeTag, example } from '../../api/example.ts';
import {
  companyConversionSchema,
  companyTextsSchema,
  companyConversionInputSchema,
  companyConversionUndoSchema,
} from './company-conversion.ts';
import {
  companyInputSchema,
  companyPersonSchema,
  companySchema,
  companyUpdateSchema,
  customerCompanySchema,
} from './company.ts';

const COMPANY = {
  id: 12,
  name: 'Harbor Trust',
  website: 'https://harbortrust.example',
  note: null,
  people: 3,
  version: 1,
  createdAt: '2026-04-02T15:00:00.000Z',
  updatedAt: '2026-04-02T15:00:00.000Z',
} as const;

const spellings = [
  { text: 'Harbor Trust', people: 2 },
  { text: 'Harbor Trust, Inc.', people: 1 },
];

export const companyExamples = [
  example(companySchema, COMPANY),
  example(companyInputSchema, { name: 'Harbor Trust', website: 'https://harbortrust.example' }),
  example(companyUpdateSchema, { name: 'Harbor Trust Group', version: 1 }),
  example(companyPersonSchema, {
    id: 7,
    name: 'Grace Hopper',
    email: 'grace@example.com',
    phone: null,
    isFirst: true,
  }),
  example(customerCompanySchema, { id: 12, name: 'Harbor Trust', isFirst: true }),
  example(companyTextsSchema, {
    groups: [{ name: 'Harbor Trust', companyId: null, people: 3, spellings }],
    companies: 1,
    people: 3,
  }),
  example(companyConversionInputSchema, {
    groups: [{ name: 'Harbor Trust', texts: spellings.map(({ text }) => text) }],
  }),
  example(companyConversionSchema, {
    id: 4,
    convertedAt: '2026-04-02T15:00:00.000Z',
    companies: 1,
    people: 3,
  }),
  example(companyConversionUndoSchema, { companies: 1, people: 3, staysTotal: 0, stays: [] }),
];

export const companiesTag = describeTag(
  'Companies',
  'The companies that customers belong to, and the step that makes them of texts.',
);
