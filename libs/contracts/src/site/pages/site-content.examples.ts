import { describeTag, example } from '../../api/example.ts';
import {
  contentPreviewInputSchema,
  contentPreviewSchema,
  contentVersionSchema,
  listedContentSchema,
  siteContentInputSchema,
  siteContentSchema,
  sitePictureSchema,
} from './site-content.ts';

const PART = {
  name: 'music',
  title: 'Music',
  about: 'Your tracks at SoundCloud.',
  path: '/portfolio/music',
};
const VALUE = { title: 'Eight tracks' };

export const siteContentExamples = [
  example(listedContentSchema, {
    ...PART,
    isChanged: true,
    isOutdated: false,
    updatedAt: '2026-03-02T17:00:00.000Z',
  }),
  example(siteContentSchema, {
    ...PART,
    form: { type: 'object', properties: { title: { type: 'string', title: 'Heading' } } },
    value: VALUE,
    defaults: VALUE,
    outdated: [],
    version: 1,
    updatedAt: '2026-03-02T17:00:00.000Z',
  }),
  example(siteContentInputSchema, { value: VALUE, version: 1 }),
  example(contentPreviewInputSchema, { value: VALUE }),
  example(contentPreviewSchema, { html: '<!DOCTYPE html><html lang="en">…</html>' }),
  example(contentVersionSchema, {
    at: '2026-03-02T17:00:00.000Z',
    actor: 'owner@polaris.example',
    value: VALUE,
  }),
  example(sitePictureSchema, { picture: '0'.repeat(64) }),
];

export const siteContentTag = describeTag(
  'Site content',
  'The words and pictures of the public pages.',
);
