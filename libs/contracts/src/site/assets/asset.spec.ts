import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  assetInputSchema,
  assetTypeLabels,
  assetTypeSchema,
  assetUsageLabels,
  assetUsageSchema,
} from './asset.ts';

const link = { name: 'Résumé', type: 'document', url: 'https://example.com/resume.docx' };

const complaints = (value: unknown) =>
  z
    .safeParse(assetInputSchema, value)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the asset form', () => {
  it('fills in the defaults', () => {
    expect(z.parse(assetInputSchema, link)).toEqual({
      ...link,
      description: undefined,
      usage: 'general_resource',
      isActive: true,
      sortOrder: 0,
    });
  });

  it('requires a name, a type and an address', () => {
    expect(complaints({})).toEqual([
      ['name', 'Name is required'],
      ['type', 'Please select a type'],
      ['url', 'Please enter a valid URL'],
    ]);
  });

  it('accepts a name of 255 characters, including emoji', () => {
    expect(complaints({ ...link, name: '🧭'.repeat(255) })).toBeUndefined();
    expect(complaints({ ...link, name: '🧭'.repeat(256) })).toEqual([
      ['name', 'Must be at most 255 characters.'],
    ]);
  });

  it.each([
    ['javascript:alert(1)'],
    ['JAVASCRIPT:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,x'],
    ['file:///etc/passwd'],
    ['//example.com'],
    ['/\\example.com'],
    ['assets/a.docx'],
    ['example'],
    [''],
  ])('rejects the address %j', (url) => {
    expect(complaints({ ...link, url })).toEqual([['url', 'Please enter a valid URL']]);
  });

  it.each([
    ['type', 'audio', 'Please select a type'],
    ['type', null, 'Please select a type'],
    ['usage', 'site_myspace_profile', 'Please select a usage'],
    ['usage', null, 'Please select a usage'],
    ['sortOrder', '3', 'Must be a whole number.'],
    ['sortOrder', null, 'Must be a whole number.'],
    ['description', 'x'.repeat(5001), 'Must be at most 5000 characters.'],
    ['version', 1.5, 'Must be a whole number.'],
  ])('rejects %s %j', (field, value, message) => {
    expect(complaints({ ...link, [field]: value })).toEqual([[field, message]]);
  });
});

describe('asset labels', () => {
  it('labels each type and each usage, including the Twitter profile', () => {
    expect(assetTypeSchema.options).toEqual([
      'video',
      'document',
      'image',
      'presentation',
      'link',
      'other',
    ]);
    expect(assetUsageSchema.options).toContain('site_twitter_profile');
    expect(assetUsageSchema.options).toHaveLength(7);
    expect(Object.values({ ...assetTypeLabels, ...assetUsageLabels }).every(Boolean)).toBe(true);
  });
});
