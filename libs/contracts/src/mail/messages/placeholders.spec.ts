import { describe, expect, it } from '@jest/globals';
import {
  type PlaceholderValues,
  fillPlaceholders,
  firstNameOf,
  unfilledPlaceholder,
  unknownPlaceholder,
} from './placeholders.ts';
import { replyTemplateInputSchema } from './reply-template.ts';

const values: PlaceholderValues = {
  firstName: 'Maya',
  name: 'Maya {{company}} Okafor',
  company: null,
  ownerName: 'Ines',
};

describe('placeholders', () => {
  it('fills in placeholders once, with and without spaces', () => {
    const text = 'Hello {{firstName}} ({{ name }}), {{company}} {single} {{';
    expect(fillPlaceholders(text, values)).toBe(
      'Hello Maya (Maya {{company}} Okafor), {{company}} {single} {{',
    );
  });

  it('distinguishes unknown placeholders from known ones', () => {
    expect(unknownPlaceholder('Hello {{fristName}}')).toBe(
      'There is no placeholder {{fristName}}. There are: {{firstName}}, {{name}}, {{company}}, {{ownerName}}.',
    );
    expect(unknownPlaceholder('{{constructor}}')).toMatch('{{constructor}}');
    expect(unknownPlaceholder('Hello {{firstName}}, {x} }}{{')).toBeUndefined();
  });

  it('lists placeholders without a value', () => {
    expect(unfilledPlaceholder('At {{ company }}', values)).toBe(
      '{{company}} has no value for this person. Write it yourself or remove it.',
    );
    expect(unfilledPlaceholder('Hello {{firstName}}', values)).toBeUndefined();
  });

  it('finds placeholders in linear time', () => {
    expect(unknownPlaceholder('{{ '.repeat(3000))).toBeUndefined();
  });
});

it.each([
  ['Maya Okafor', 'Maya'],
  ['  Maya  ', 'Maya'],
  ['', ''],
])('reads the first name of %j as %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it('rejects a template with an unknown placeholder at its field (ASVS 1.3.7)', () => {
  const { error } = replyTemplateInputSchema.safeParse({ name: 'x', subject: '{{x}}', body: 'y' });
  expect(error?.issues).toMatchObject([
    { path: ['subject'], message: expect.stringContaining('There is no placeholder {{x}}.') },
  ]);
});
