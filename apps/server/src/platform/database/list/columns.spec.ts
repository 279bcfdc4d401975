import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { sql } from '../sql';
import { day, joined, dollarsColumn, plain, time } from './column';
import { Columns } from './columns';

const bookSchema = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  price: z.number(),
  dueOn: z.nullable(z.string()),
  readAt: z.nullable(z.string()),
  author: z.object({ name: z.string() }),
});
type Book = z.output<typeof bookSchema>;

class BookEntity {
  id: number;
  title: string;
  subtitle: string | null;
  price: number;
  dueOn: string | null;
  readAt: Date | null;
}

const author = { inList: sql`(select 1)`, inCell: sql`(select 2)` };

const fields = {
  author: joined(author),
  id: plain<number>('export'),
  title: plain<string>('import', (cell) => cell.trim()),
  subtitle: plain<string | null>('import'),
  price: dollarsColumn('import'),
  dueOn: day<string | null>('none'),
  readAt: time<Date | null>('none'),
};

const books = new Columns<BookEntity, Book>(bookSchema, fields);

describe('the columns of a noun', () => {
  it('selects columns in the order of the contract', () => {
    expect(books.inList).toBe(
      [
        'r."id" as "id"',
        'r."title" as "title"',
        'r."subtitle" as "subtitle"',
        'r."price" as "price"',
        'r."dueOn" as "dueOn"',
        `r."readAt" at time zone 'UTC' as "readAt"`,
        '(select 1) as "author"',
      ].join(', '),
    );
  });

  it('exports columns in list order unless they say otherwise', () => {
    expect(Object.entries(books.inFile)).toEqual([
      ['author', '(select 2)'],
      ['id', 'r."id"'],
      ['title', 'r."title"'],
      ['subtitle', 'r."subtitle"'],
      ['price', 'r."price"::text'],
    ]);
  });

  it('imports only columns that allow it', () => {
    expect(Object.keys(books.imported)).toEqual(['title', 'subtitle', 'price']);
    expect(books.imported.title?.readCell(' Dune ')).toBe('Dune');
    expect(books.imported.price?.inRow(sql`r.price`)).toBe('r.price::float8');
  });

  it('maps a row to an item with null for missing values', () => {
    const row = { id: 1, title: 'Dune', price: 9.5, readAt: new Date(0) } as BookEntity;
    const item = books.toItem(row, { author: { name: 'Herbert' } });
    expect(Object.entries(item)).toEqual([
      ['id', 1],
      ['title', 'Dune'],
      ['subtitle', null],
      ['price', 9.5],
      ['dueOn', null],
      ['readAt', '1970-01-01T00:00:00.000Z'],
      ['author', { name: 'Herbert' }],
    ]);
  });
});

/** These compile only because each line after a directive is a type error. */
export function mistakes(row: BookEntity): unknown[] {
  const { title: _missing, ...incomplete } = fields;
  return [
    // @ts-expect-error A field of the contract is missing.
    new Columns<BookEntity, Book>(bookSchema, incomplete),
    // @ts-expect-error The schema is not the contract's.
    new Columns<BookEntity, Book>(z.object({ id: z.int() }), fields),
    // @ts-expect-error A Date has to become text.
    new Columns<BookEntity, Book>(bookSchema, { ...fields, readAt: plain('none') }),
    // @ts-expect-error Whether files have the field is not said.
    new Columns<BookEntity, Book>(bookSchema, { ...fields, title: plain() }),
    // @ts-expect-error The author is of another table and is not given.
    books.toItem(row),
  ];
}
