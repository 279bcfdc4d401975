import { describe, expect, it } from '@jest/globals';
import { isOwnPath, serviceInputSchema, servicePageMarkdownLabels } from '@polaris/contracts';
import { starterServices } from './starter-catalog';

const LINK = /\]\(([^)]+)\)/g;

const markdownFields = Object.keys(
  servicePageMarkdownLabels,
) as (keyof typeof servicePageMarkdownLabels)[];
const cases = starterServices.map((service) => [service.name, service] as const);

describe.each(cases)('the starter service %s', (_name, service) => {
  it('satisfies the contract of a service', () => {
    expect(serviceInputSchema.parse(service)).toEqual(service);
  });

  it('fills in every value by which services are compared', () => {
    const { situation, audience, duration, availability } = service;
    expect([situation, audience, duration, availability].every(Boolean)).toBe(true);
  });

  it('links only to existing pages of the site', () => {
    const text = markdownFields.map((field) => service[field] ?? '').join('\n');
    const links = [...text.matchAll(LINK)].map(([, link]) => link!);
    expect(links.filter((link) => !isOwnPath(link))).toEqual([]);
  });

  it('mentions no price other than its own', () => {
    const texts = markdownFields.map((field) => service[field] ?? '');
    const prices = texts.flatMap((text) => text.match(/\$[\d,.]*\d/g) ?? []);
    const own = `$${service.price.toLocaleString('en-US')}`;
    expect(prices.filter((price) => price !== own)).toEqual([]);
  });
});

const IN_WORDS = { six: 6, eight: 8, ten: 10, twelve: 12, '16': 16 };
const HOURS = /(?:about|up to) (\w+) hours of my work/i;

it('prices project work by its hours, at one rate', () => {
  const rates = starterServices.flatMap(({ price, priceCovers }) => {
    const [, hours = ''] = HOURS.exec(priceCovers ?? '') ?? [];
    return hours ? [price / IN_WORDS[hours as keyof typeof IN_WORDS]] : [];
  });
  expect(rates).toHaveLength(5);
  expect(Math.min(...rates)).toBeGreaterThanOrEqual(150);
  expect(Math.max(...rates)).toBeLessThan(160);
});

it('sorts the starter services without gaps', () => {
  expect(starterServices.map(({ sortOrder }) => sortOrder)).toEqual(
    starterServices.map((_, index) => index + 1),
  );
});
