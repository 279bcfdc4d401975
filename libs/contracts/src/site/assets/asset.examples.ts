import { describeTag, example } from '../../api/example.ts';
import { assetInputSchema, assetSchema } from './asset.ts';

export const assetExamples = [
  example(assetSchema, {
    id: 3,
    name: 'Demo video',
    description: 'Two minutes.',
    type: 'video',
    usage: 'portfolio_demo_video',
    url: 'https://example.com/video',
    isActive: true,
    sortOrder: 0,
    version: 1,
    createdAt: '2026-03-02T17:00:00.000Z',
    updatedAt: '2026-03-02T17:00:00.000Z',
  }),
  example(assetInputSchema, {
    name: 'Demo video',
    description: 'Two minutes.',
    type: 'video',
    usage: 'portfolio_demo_video',
    url: 'https://example.com/video',
  }),
];

export const assetsTag = describeTag(
  'Assets',
  'Links to what lies elsewhere: videos, documents, profiles.',
);
