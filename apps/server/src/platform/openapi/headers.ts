import type { Json } from './components';

/** Refers to a header that calls share. */
export const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

export const headers = (names: string[]): Json =>
  Object.fromEntries(names.map((name) => [name, header(name)]));

export const sharedHeaders: Json = {
  'X-Total-Count': {
    description:
      'How many items there are in all pages together, unless the query says `total=none`.',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Total-Count-Capped': {
    description: 'There are more than the total says: counting stopped there.',
    schema: { type: 'string', const: 'true' },
  },
  Link: {
    description:
      'The addresses of the next page (`rel="next"`) and of the one before (`rel="prev"`), where there are any.',
    schema: { type: 'string' },
  },
  Location: { description: 'Where to go on to.', schema: { type: 'string' } },
  'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
  'Retry-After': {
    description: 'The seconds to wait before the call is made again.',
    schema: { type: 'integer', minimum: 1 },
  },
  'X-Request-Id': {
    description: 'Names the request in the log of the server.',
    schema: { type: 'string' },
  },
};
