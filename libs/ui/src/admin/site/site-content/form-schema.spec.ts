import { expect, it } from '@jest/globals';
import { type FormSchema, emptyValue, moved, nameOf } from './form-schema.ts';

it('starts a new entry with an empty value for each of its fields', () => {
  const schema: FormSchema = {
    type: 'object',
    properties: {
      title: { type: 'string' },
      picture: { kind: 'picture' },
      kind: { type: 'string', enum: ['tool', 'teaching'] },
      days: { type: 'integer' },
      shown: { type: 'boolean' },
      points: { type: 'array', minItems: 1, items: { type: 'string' } },
    },
  };
  expect(emptyValue(schema)).toEqual({
    title: '',
    picture: null,
    kind: 'tool',
    days: 0,
    shown: true,
    points: [''],
  });
});

it.each([
  [{ value: '90%', label: 'less time' }, 'less time'],
  [{ page: 'music', title: 'Music' }, 'Music'],
  ['A paragraph', 'A paragraph'],
  [{ title: '', points: [] }, ''],
])('names the entry %j by its title', (value, name) => {
  expect(nameOf(value)).toBe(name);
});

it('moves an entry of a list up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});
