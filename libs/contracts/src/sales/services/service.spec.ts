import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { servicePageLabels } from './service-page.ts';
import {
  landingServiceSchema,
  priceLabel,
  serviceCategories,
  serviceCategoryLabels,
  serviceFilterCategories,
  serviceInputSchema,
  serviceSchema,
} from './service.ts';

const offer = { name: 'Level-Up Pack', description: 'Four sessions in four weeks.', price: 199 };

const complaints = (value: unknown) =>
  z
    .safeParse(serviceInputSchema, value)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the service form', () => {
  it('fills in the defaults', () => {
    expect(z.parse(serviceInputSchema, offer)).toEqual({
      ...offer,
      category: 'strategy',
      iconName: 'chart-line',
      isActive: true,
      showOnLanding: false,
      sortOrder: 0,
      priceDisplay: undefined,
    });
  });

  it('requires a name and a description, and defaults the price to 0', () => {
    expect(complaints({})).toEqual([
      ['name', 'Name is required'],
      ['description', 'Description is required'],
    ]);
    expect(z.parse(serviceInputSchema, { name: 'A', description: 'B' }).price).toBe(0);
  });

  it('reads an empty display price as null', () => {
    expect(z.parse(serviceInputSchema, { ...offer, priceDisplay: '' }).priceDisplay).toBeNull();
    expect(z.parse(serviceInputSchema, { ...offer, priceDisplay: 'from $99' }).priceDisplay).toBe(
      'from $99',
    );
  });

  it('accepts a service without the texts of its page, and reads empty text as null', () => {
    const parsed = z.parse(serviceInputSchema, { ...offer, duration: '', sample: '**Here**' });
    expect(parsed).toMatchObject({ duration: null, sample: '**Here**' });
    expect(parsed.questions).toBeUndefined();
  });

  it.each([
    ['situation', 300],
    ['availability', 300],
    ['deliverables', 4000],
    ['sample', 4000],
  ])('accepts a text of %s up to %i characters', (field, most) => {
    expect(complaints({ ...offer, [field]: '🚀'.repeat(most) })).toBeUndefined();
    expect(complaints({ ...offer, [field]: 'x'.repeat(most + 1) })).toEqual([
      [field, `Must be at most ${most} characters.`],
    ]);
  });

  it('accepts a free service', () => {
    expect(z.parse(serviceInputSchema, { ...offer, price: 0 }).price).toBe(0);
  });

  it.each([['199'], [''], [null], [true], [[199]], [-1], [1.005], ['NaN'], [NaN]])(
    'rejects the price %j',
    (price) => {
      expect(complaints({ ...offer, price })).toEqual([
        ['price', 'Base price must be a number of at least 0 with at most two decimals'],
      ]);
    },
  );

  it.each([
    ['name', ' ', 'Name is required'],
    ['price', 1e12, 'Must be at most 9,999,999,999.99.'],
    ['name', 'x'.repeat(256), 'Must be at most 255 characters.'],
    ['description', '\n', 'Description is required'],
    ['description', 'x'.repeat(5001), 'Must be at most 5000 characters.'],
    ['category', 'juggling', 'Please select a category'],
    ['category', 'toString', 'Please select a category'],
    ['priceDisplay', '9\0', 'Contains a character that cannot be stored.'],
    ['sortOrder', 1.5, 'Must be a whole number.'],
    ['sortOrder', 2 ** 31, 'Must be a whole number.'],
    ['sortOrder', '1', 'Must be a whole number.'],
    ['iconName', '', 'Icon is required'],
    ['pricing', 'auction', 'Please select how it is priced.'],
  ])('rejects %s %j', (field, value, message) => {
    expect(complaints({ ...offer, [field]: value })).toEqual([[field, message]]);
  });

  it.each([['isActive'], ['showOnLanding']])('accepts only true or false for %s', (field) => {
    for (const value of ['true', 1, null, '']) {
      expect(complaints({ ...offer, [field]: value })?.map(([path]) => path)).toEqual([field]);
    }
  });
});

describe('the categories', () => {
  it('lists the categories of the service page and those of the filter', () => {
    expect(serviceCategories).toEqual([
      'strategy',
      'leadership',
      'change_management',
      'crisis_management',
      'executive_coaching',
      'team_building',
      'data_strategy',
      'analytics',
      'visualization',
      'ai_ml',
      'data_cleaning',
      'data_engineering',
      'other',
    ]);
  });

  it('labels each category, including those of the filter', () => {
    const labels = serviceFilterCategories.map((category) => serviceCategoryLabels[category]);
    expect(labels).toHaveLength(7);
    expect(labels.every(Boolean)).toBe(true);
  });
});

describe('the price shown to visitors', () => {
  it.each([
    [{ price: 199, priceDisplay: 'from $149' }, 'from $149'],
    [{ price: 199, priceDisplay: null }, '$199'],
    [{ price: 0, priceDisplay: null }, '$0'],
    [{ price: 1200, priceDisplay: null }, '$1,200'],
    [{ price: 199.5, priceDisplay: null }, '$199.50'],
    [{ price: 9_999_999_999.99, priceDisplay: null }, '$9,999,999,999.99'],
  ])('shows visitors the price of %j as %s', (service, label) => {
    expect(priceLabel(service)).toBe(label);
  });
});

describe('responses with a service', () => {
  const row = {
    id: 1,
    ...offer,
    category: 'other',
    priceDisplay: null,
    pricing: 'fixed',
    isActive: true,
    showOnLanding: true,
    sortOrder: -1,
    iconName: 'star',
    version: 1,
    createdAt: '2026-07-18T09:30:00.000Z',
    updatedAt: '2026-07-18T09:30:00.000Z',
  };

  it('parses a complete service', () => {
    const page = Object.fromEntries(Object.keys(servicePageLabels).map((field) => [field, 'Text']));
    const sessions = { includedSessions: 6, sessionMinutes: 45, bookWithinDays: 90 };
    const service = { ...row, ...sessions, ...page };
    expect(z.parse(serviceSchema, service)).toEqual(service);
  });

  it('parses a service from a server without page texts', () => {
    expect(z.parse(serviceSchema, row)).toMatchObject({
      situation: null,
      questions: null,
      includedSessions: 0,
    });
  });

  it('keeps only the fields of a service that the landing page shows', () => {
    expect(z.parse(landingServiceSchema, row)).toEqual({ id: 1, ...offer, priceDisplay: null });
  });
});
