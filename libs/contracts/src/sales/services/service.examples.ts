import { describeTag, example } from '../../api/example.ts';
import {
  landingServiceSchema,
  serviceInputSchema,
  serviceOrderSchema,
  serviceSchema,
} from './service.ts';

const INPUT = {
  name: 'Dashboard Design',
  description: 'A dashboard that people open without being told to.',
  category: 'visualization',
  price: 950,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: false,
  sortOrder: 0,
  iconName: 'chart-line',
  includedSessions: 2,
  sessionMinutes: 60,
  bookWithinDays: 90,
  situation: 'You have the numbers, and nobody can read them at a glance.',
  audience: 'Teams that decide together',
  notFor: 'Anyone who needs a new figure only once',
  duration: 'Two to three weeks',
  availability: 'Within two weeks',
  deliverables: '- One dashboard\n- Its definitions, in writing',
  process: '1. We list the decisions\n2. We sketch on paper',
  priceCovers: 'One data source and two rounds of changes.',
  questions: '### Which tool do you use?\n\nThe one you have.',
  sample: '[Seven dashboards](/portfolio/reporting-samples)',
} as const;

export const serviceExamples = [
  example(serviceSchema, {
    id: 4,
    ...INPUT,
    version: 1,
    createdAt: '2026-03-02T17:00:00.000Z',
    updatedAt: '2026-03-02T17:00:00.000Z',
  }),
  example(landingServiceSchema, {
    id: 4,
    name: INPUT.name,
    description: INPUT.description,
    price: INPUT.price,
    priceDisplay: null,
  }),
  example(serviceInputSchema, INPUT),
  example(serviceOrderSchema, { ids: [3, 1, 2] }),
];

export const servicesTag = describeTag('Services', 'What can be ordered.');
