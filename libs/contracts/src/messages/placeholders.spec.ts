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
  it('are filled, with and without spaces, once', () => {
    const text = 'Hello {{firstName}} ({{ name }}), {{company}} {single} {{';
    expect(fillPlaceholders(text, values)).toBe(
      'Hello Maya (Maya {{company}} Okafor), {{company}} {single} {{',
    );
  });

  it('that do not exist are named, with those that do', () => {
    expect(unknownPlaceholder('Hello {{fristName}}')).toBe(
      'There is no placeholder {{fristName}}. There are: {{firstName}}, {{name}}, {{company}}, {{ownerName}}.',
    );
    expect(unknownPlaceholder('{{constructor}}')).toMatch('{{constructor}}');
    expect(unknownPlaceholder('Hello {{firstName}}, {x} }}{{')).toBeUndefined();
  });

  it('without a value are named', () => {
    expect(unfilledPlaceholder('At {{ company }}', values)).toBe(
      '{{company}} has no value for this person. Write it yourself or remove it.',
    );
    expect(unfilledPlaceholder('Hello {{firstName}}', values)).toBeUndefined();
  });

  it('are looked for in linear time', () => {
    expect(unknownPlaceholder('{{ '.repeat(3000))).toBeUndefined();
  });
});

it.each([
  ['Maya Okafor', 'Maya'],
  ['  Maya  ', 'Maya'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it('a template with an unknown placeholder is refused at its field', () => {
  const { error } = replyTemplateInputSchema.safeParse({ name: 'x', subject: '{{x}}', body: 'y' });
  expect(error?.issues).toMatchObject([
    { path: ['subject'], message: expect.stringContaining('There is no placeholder {{x}}.') },
  ]);
});
