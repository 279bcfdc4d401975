import { describe, expect, it } from '@jest/globals';
import { isOwnPath, serviceInputSchema, servicePageMarkdownLabels } from '@polaris/contracts';
import { starterServices } from './starter-catalog';

const LINK = /\]\(([^)]+)\)/g;

const markdownFields = Object.keys(
  servicePageMarkdownLabels,
) as (keyof typeof servicePageMarkdownLabels)[];
const cases = starterServices.map((service) => [service.name, service] as const);

describe.each(cases)('the starter service %s', (_name, service) => {
  it('is one that the contract takes', () => {
    expect(serviceInputSchema.parse(service)).toEqual(service);
  });

  it('has what the comparison shows', () => {
    const { situation, audience, duration, availability } = service;
    expect([situation, audience, duration, availability].every(Boolean)).toBe(true);
  });

  it('links only to pages of the site', () => {
    const text = markdownFields.map((field) => service[field] ?? '').join('\n');
    const links = [...text.matchAll(LINK)].map(([, link]) => link!);
    expect(links.filter((link) => !isOwnPath(link))).toEqual([]);
  });

  it('names no other price than its own', () => {
    const texts = markdownFields.map((field) => service[field] ?? '');
    const prices = texts.flatMap((text) => text.match(/\$[\d,.]*\d/g) ?? []);
    const own = `$${service.price.toLocaleString('en-US')}`;
    expect(prices.filter((price) => price !== own)).toEqual([]);
  });
});

it('the starter services are in their sort order, without a gap', () => {
  expect(starterServices.map(({ sortOrder }) => sortOrder)).toEqual(
    starterServices.map((_, index) => index + 1),
  );
});
