import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  contactInputSchema,
  contactConfirmationSchema,
  contactStatusLabels,
  contactStatusSchema,
  contactSubmissionSchema,
  contactUpdateSchema,
  editableContactStatuses,
  preferredContactLabels,
  preferredContactSchema,
} from './contact.ts';

const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'I would like to hear more about dashboards.',
};

const complaints = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the contact form', () => {
  it('requires a name, an address and a message, and has defaults for the rest', () => {
    expect(z.parse(contactInputSchema, letter)).toEqual({
      ...letter,
      phone: undefined,
      preferredContact: 'email',
    });
  });

  it('reports each missing field with its own text', () => {
    expect(complaints(contactInputSchema, {})).toEqual([
      ['name', 'Name must be at least 2 characters.'],
      ['email', 'Please enter a valid email address.'],
      ['message', 'Message must be at least 10 characters.'],
    ]);
  });

  it('reports each wrong field with its own text', () => {
    const wrong = { name: 'A', email: 'ada', message: 'Too short', preferredContact: 'pigeon' };
    expect(complaints(contactInputSchema, wrong)).toEqual([
      ['name', 'Name must be at least 2 characters.'],
      ['email', 'Please enter a valid email address.'],
      ['message', 'Message must be at least 10 characters.'],
      ['preferredContact', 'Please select a preferred contact method.'],
    ]);
  });

  it.each([
    ['name', 'A ', 'Name must be at least 2 characters.'],
    ['name', 'x'.repeat(256), 'Must be at most 255 characters.'],
    ['name', 'Ada\0', 'Contains a character that cannot be stored.'],
    ['message', `   ${'x'.repeat(9)}   `, 'Message must be at least 10 characters.'],
    ['message', 'x'.repeat(5001), 'Must be at most 5000 characters.'],
    ['message', 'well, \ud83e that was half', 'Contains a character that cannot be stored.'],
    ['phone', '5'.repeat(51), 'Must be at most 50 characters.'],
    ['phone', 5550100, 'Must be text.'],
    ['preferredContact', null, 'Please select a preferred contact method.'],
    ['preferredContact', '', 'Please select a preferred contact method.'],
    ['website', 'x'.repeat(2049), 'Must be at most 2048 characters.'],
  ])('rejects %s %j', (field, value, message) => {
    expect(complaints(contactInputSchema, { ...letter, [field]: value })).toEqual([
      [field, message],
    ]);
  });

  it.each([
    ['name', 'Al'],
    ['name', '🧭'.repeat(255)],
    ['message', 'x'.repeat(10)],
    ['message', '🧭'.repeat(5000)],
    ['phone', '+1 (555) 010-0199'],
    ['preferredContact', 'any'],
    ['website', ''],
    ['website', 'https://spam.example'],
    ['website', null],
  ])('accepts %s', (field, value) => {
    expect(z.parse(contactInputSchema, { ...letter, [field]: value })).toHaveProperty(field, value);
  });

  it('reads an empty phone as null', () => {
    expect(z.parse(contactInputSchema, { ...letter, phone: '' }).phone).toBeNull();
  });

  it('drops fields that a visitor may not set', () => {
    const forged = {
      ...letter,
      id: 1,
      status: 'converted',
      createdAt: '2026-01-01',
      isAdmin: true,
    };
    expect(z.parse(contactInputSchema, forged)).toEqual({ ...letter, preferredContact: 'email' });
  });

  it('leaves the prototype unchanged (ASVS 1.5.2, 15.3.6)', () => {
    const forged: unknown = JSON.parse(
      `{"__proto__":{"isAdmin":true},${JSON.stringify(letter).slice(1)}`,
    );
    expect(z.parse(contactInputSchema, forged)).not.toHaveProperty('isAdmin');
  });

  it.each([[null], [undefined], ['{}'], [[]], [7]])('rejects %j from the contact form', (body) => {
    expect(z.safeParse(contactInputSchema, body).success).toBe(false);
  });
});

describe('the edit of a submission', () => {
  const edit = { ...letter, phone: '', preferredContact: 'phone', status: 'replied', version: 3 };

  it('applies the rules of the form to the edit of a submission', () => {
    expect(complaints(contactUpdateSchema, { ...edit, name: '', email: '', message: '' })).toEqual([
      ['name', 'Name must be at least 2 characters.'],
      ['email', 'Please enter a valid email address.'],
      ['message', 'Message must be at least 10 characters.'],
    ]);
  });

  it.each([['open'], [null], [undefined], [1]])('rejects the status %j', (status) => {
    expect(complaints(contactUpdateSchema, { ...edit, status })).toEqual([
      ['status', 'Please select a status.'],
    ]);
  });

  it('requires a preferred contact', () => {
    expect(complaints(contactUpdateSchema, { ...edit, preferredContact: undefined })).toEqual([
      ['preferredContact', 'Please select a preferred contact method.'],
    ]);
  });

  it('accepts an edit of a submission with the edited version', () => {
    expect(z.parse(contactUpdateSchema, edit).version).toBe(3);
    expect(z.parse(contactUpdateSchema, { ...edit, version: undefined }).version).toBeUndefined();
    expect(complaints(contactUpdateSchema, { ...edit, version: '3' })).toEqual([
      ['version', 'Must be a whole number.'],
    ]);
  });
});

describe('contact labels', () => {
  it('labels each status and each preferred contact', () => {
    expect(Object.keys(contactStatusLabels)).toEqual(contactStatusSchema.options);
    expect(Object.keys(preferredContactLabels)).toEqual(preferredContactSchema.options);
  });

  it('excludes converting from the statuses that are set by hand', () => {
    expect(editableContactStatuses).toEqual(['new', 'replied', 'spam']);
  });
});

describe('responses with a submission', () => {
  const createdAt = '2026-07-18T09:30:00.000Z';

  it('parses a complete submission for the owner', () => {
    const row = {
      id: 4,
      ...letter,
      phone: null,
      preferredContact: 'any',
      status: 'new',
      customerId: null,
      arrival: null,
      call: { startTime: createdAt, isCanceled: false },
      mayBeSpam: true,
      timeZone: 'Europe/Berlin',
      version: 1,
      createdAt,
    };
    expect(z.parse(contactSubmissionSchema, row)).toEqual(row);
  });

  it('confirms a submission to the visitor without its content', () => {
    expect(z.parse(contactConfirmationSchema, { id: 4, createdAt, status: 'spam' })).toEqual({
      id: 4,
      createdAt,
    });
  });
});
