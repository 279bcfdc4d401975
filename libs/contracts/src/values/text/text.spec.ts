import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  idParam,
  idSchema,
  int4,
  isOwnPath,
  isWebUrl,
  linkUrl,
  MAX_INT4,
  money,
  optionalText,
  requiredText,
  text,
  timestamp,
  webUrl,
} from './text.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

/** The first complaint of the schema about a refused value. */
const complaint = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

const loneSurrogate = fc
  .tuple(fc.string(), fc.integer({ min: 0xd800, max: 0xdfff }), fc.string())
  .map(([before, unit, after]) => `${before} ${String.fromCharCode(unit)} ${after}`);

describe('text', () => {
  const schema = text(255);

  it('keeps text exactly as it was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
        fc.pre(!value.includes('\0') && [...value].length <= 255);
        expect(z.parse(schema, value)).toBe(value);
      }),
    );
  });

  it('rejects a NUL anywhere in a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(complaint(text(10_000), `${before}\0${after}`)).toBe(
          'Contains a character that cannot be stored.',
        );
      }),
    );
  });

  it('rejects an unpaired surrogate anywhere in a text', () => {
    fc.assert(
      fc.property(loneSurrogate, (value) => {
        expect(complaint(text(10_000), value)).toBe('Contains a character that cannot be stored.');
      }),
    );
  });

  it('counts characters as people and PostgreSQL do: 255 emoji fit, 256 do not', () => {
    expect(accepts(schema, '🧭'.repeat(255))).toBe(true);
    expect(complaint(schema, '🧭'.repeat(256))).toBe('Must be at most 255 characters.');
    expect(accepts(schema, 'x'.repeat(255))).toBe(true);
    expect(complaint(schema, 'x'.repeat(256))).toBe('Must be at most 255 characters.');
  });

  it.each([[1], [null], [true], [['a']], [{}], [undefined]])('rejects %j', (value) => {
    expect(complaint(schema, value)).toBe('Must be text.');
  });
});

describe('required text', () => {
  const schema = requiredText(2, 10, 'Too short.');

  it.each([[undefined], [null], [3], [''], [' '], ['a'], ['  a  '], ['\n\t\n'], ['🧭']])(
    "reports %j with the field's own message",
    (value) => {
      expect(complaint(schema, value)).toBe('Too short.');
    },
  );

  it('counts an emoji as one character', () => {
    expect(accepts(schema, '🧭🧭')).toBe(true);
  });

  it('keeps the white space around a text', () => {
    expect(z.parse(schema, '  ab  ')).toBe('  ab  ');
  });

  it('reports that a text is too long rather than too short', () => {
    expect(complaint(schema, ' '.repeat(11))).toBe('Must be at most 10 characters.');
  });

  it('counts the characters of 50 kB of hostile text', () => {
    const schema = requiredText(10, 60_000, 'Too short.');
    expect(accepts(schema, `${' '.repeat(50_000)}\t`)).toBe(false);
  });
});

describe('optional text', () => {
  const schema = z.object({ phone: optionalText(5) });

  it.each([
    [{}, {}],
    [{ phone: undefined }, { phone: undefined }],
    [{ phone: '' }, { phone: null }],
    [{ phone: null }, { phone: null }],
    [{ phone: '123' }, { phone: '123' }],
  ])('turns %j into %j', (sent, kept) => {
    expect(z.parse(schema, sent)).toEqual(kept);
  });

  it.each([['123456'], [12], ['a\0'], [['1']]])('rejects %j', (phone) => {
    expect(accepts(schema, { phone })).toBe(false);
  });
});

describe('a web address', () => {
  const schema = webUrl();

  it.each([
    ['https://example.com'],
    ['http://localhost:3000/a?b=c#d'],
    ['HTTPS://EXAMPLE.COM/'],
    ['https://example.com/%2f%2fe?x=javascript:1'],
    ['https://xn--bcher-kva.example/bücher'],
    ['https://[2001:db8::1]/'],
  ])('accepts %s as a web address', (value) => {
    expect(z.parse(schema, value)).toBe(value);
  });

  it.each([
    [''],
    ['example.com'],
    ['/assets/a.docx'],
    ['//example.com'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt://example.com/%0aalert(1)'],
    ['java\tscript:alert(1)'],
    [' https://example.com'],
    ['https://example.com '],
    ['https://exa mple.com'],
    ['https://example.com/a\nb'],
    ['https://user@example.com'],
    ['https://user:secret@example.com'],
    ['https://:secret@example.com'],
    ['https:\\\\example.com'],
    ['https://example.com\\@evil.example'],
    ['https:example.com'],
    ['https:///'],
    ['https://'],
    ['data:text/html,<script>alert(1)</script>'],
    ['file:///etc/passwd'],
    ['vbscript:msgbox(1)'],
    ['blob:https://example.com/1'],
    ['mailto:ada@example.com'],
    ['ftp://example.com'],
    ['https://example.com/a\u2028b'],
    [null],
    [undefined],
    [7],
  ])('rejects %j as a web address', (value) => {
    expect(complaint(schema, value)).toBe('Please enter a valid URL');
  });

  it('limits a web address to 2048 characters', () => {
    expect(accepts(schema, `https://example.com/${'a'.repeat(2028)}`)).toBe(true);
    expect(accepts(schema, `https://example.com/${'a'.repeat(2029)}`)).toBe(false);
  });

  it('accepts only what a browser reads as http or https (ASVS 1.2.2)', () => {
    const pieces = fc.constantFrom(
      'http',
      'https',
      'javascript',
      'data',
      ':',
      '/',
      '\\',
      '\t',
      '\n',
      '@',
      'e.com',
      '#',
      '?',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 9 }),
        (parts) => {
          const value = parts.join('');
          if (isWebUrl(value)) expect(new URL(value, 'app://own').protocol).toMatch(/^https?:$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a link', () => {
  const schema = linkUrl();

  it.each([['/'], ['/assets/a.docx'], ['/portfolio/x?y=%2f#z'], ['https://example.com']])(
    'accepts a link to %s',
    (value) => {
      expect(z.parse(schema, value)).toBe(value);
    },
  );

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\/evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/a\\b'],
    ['/a b'],
    ['/a\u2028b'],
    [' /a'],
    ['a/b'],
    ['?q'],
    ['javascript:alert(1)'],
  ])('rejects a link to %j', (value) => {
    expect(complaint(schema, value)).toBe('Please enter a valid URL');
  });

  it('keeps a link that starts with a slash on the site, as a browser reads it', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\r',
      '\n',
      '.',
      '@',
      ':',
      'evil.example',
      ' ',
      '\0',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ maxLength: 2 })), { maxLength: 8 }),
        (parts) => {
          const value = `/${parts.join('')}`;
          if (isOwnPath(value))
            expect(new URL(value, 'https://own.example').host).toBe('own.example');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a key in a path', () => {
  it.each([
    ['1', 1],
    ['2147483647', MAX_INT4],
  ])('reads %s', (sent, read) => {
    expect(z.parse(idParam, sent)).toBe(read);
  });

  it.each([
    ['2147483648'],
    ['9'.repeat(25)],
    ['0'],
    ['-1'],
    ['1.5'],
    ['1e3'],
    ['0x10'],
    ['01'],
    [' 1'],
    ['1 '],
    ['1\n'],
    ['١'],
    ['abc'],
    [''],
    ['NaN'],
    [1],
    [null],
    [['1']],
  ])('rejects %j', (sent) => {
    expect(accepts(idParam, sent)).toBe(false);
  });
});

describe('a key', () => {
  it.each([[1], [MAX_INT4]])('accepts %s as a key', (value) => {
    expect(accepts(idSchema, value)).toBe(true);
  });

  it.each([[0], [-1], [MAX_INT4 + 1], [1.5], ['1'], [null], [NaN]])(
    'rejects %s as a key',
    (value) => {
      expect(accepts(idSchema, value)).toBe(false);
    },
  );

  it.each([['1'], [0], [MAX_INT4 + 1]])(
    'reports %j with the message for whole numbers',
    (value) => {
      const message = idSchema.safeParse(value).error?.issues[0]?.message;
      expect(message).toBe('Must be a whole number.');
    },
  );
});

describe('money', () => {
  const schema = money();

  it('accepts every amount in whole cents that the column can store (ASVS 1.4.2)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
        const amount = Number((cents / 100).toFixed(2));
        expect(z.parse(schema, amount)).toBe(amount);
      }),
    );
  });

  it('rejects fractions of a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 1, max: 9 }),
        (cents, part) => {
          expect(accepts(schema, Number(`${(cents / 100).toFixed(2)}${part}`))).toBe(false);
        },
      ),
    );
  });

  it.each([
    [-0.01],
    [-1],
    [1.005],
    [NaN],
    [Infinity],
    ['NaN'],
    ['5'],
    [''],
    [null],
    [true],
    [[5]],
    [undefined],
  ])('rejects %j', (value) => {
    expect(complaint(schema, value)).toBe(
      'Must be an amount of at least 0 with at most two decimals.',
    );
  });

  it.each([1e12, 10_000_000_000])('names the maximum when %d is too much', (value) => {
    expect(complaint(schema, value)).toBe('Must be at most 9,999,999,999.99.');
  });

  it('reports the message of its form', () => {
    expect(complaint(money('Total value must be positive'), -1)).toBe(
      'Total value must be positive',
    );
  });
});

describe('a whole number', () => {
  it.each([[0], [-5], [MAX_INT4], [-MAX_INT4]])('accepts %s as a whole number', (value) => {
    expect(accepts(int4, value)).toBe(true);
  });

  it.each([[1.5], [MAX_INT4 + 1], [-MAX_INT4 - 1], ['1'], [''], [null], [true], [[5]], [NaN]])(
    'rejects %j as a whole number',
    (value) => {
      expect(complaint(int4, value)).toBe('Must be a whole number.');
    },
  );
});

describe('a point in time', () => {
  it('accepts a point in time in the format of Date in JSON', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(accepts(timestamp, date.toJSON())).toBe(true);
        },
      ),
    );
  });

  it.each([['2026-02-30T10:00:00.000Z'], ['2026-01-01'], ['today'], [0], [null]])(
    'rejects %j as a point in time',
    (value) => {
      expect(accepts(timestamp, value)).toBe(false);
    },
  );
});
