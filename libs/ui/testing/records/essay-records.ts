import type { Essay, EssaySummary } from '@polaris/contracts';

const TIME = '2026-03-20T15:00:00.000Z';

export const someEssaySummary = (own: Partial<Essay> = {}): EssaySummary => {
  const { body: _text, version: _version, ...summary } = someEssay(own);
  return summary;
};

export const someEssay = (own: Partial<Essay> = {}): Essay => ({
  id: 5,
  title: 'Why Maps Lie',
  slug: 'why-maps-lie',
  description: 'What a map leaves out.',
  topics: ['design'],
  date: '2026-03-20',
  body: 'A map of the harbor.',
  status: 'draft',
  version: 1,
  createdAt: TIME,
  updatedAt: TIME,
  ...own,
});
