import { object } from 'zod/mini';
import type { Components, Json } from './components';
import { type Handler, type InputKind, inputOf } from './handlers';

const PLACES: Partial<Record<InputKind, string>> = { parameters: 'path', query: 'query' };

/** The parameters of a call's path and query, and the headers that it reads. */
export function describeParameters(handler: Handler, components: Components): Json[] {
  const inputs = handler.inputs.flatMap(({ from, schema }) => {
    const place = PLACES[from];
    return place && schema
      ? components.fields(schema).map((field) => ({ in: place, ...field }))
      : [];
  });
  const headers = components
    .fields(object(handler.operation?.headers ?? {}))
    .map((field) => ({ in: 'header', ...field }));
  return [...inputs, ...headers].map((parameter) => ({
    ...parameter,
    ...describe(`${parameter.in} ${parameter.name}`),
  }));
}

/** The total and the next page are told by calls that take a cursor. */
export function isPaged(handler: Handler, components: Components): boolean {
  const query = inputOf(handler, 'query');
  return query !== undefined && components.fields(query).some(({ name }) => name === 'cursor');
}

const describe = (parameter: string): Json => {
  const description = DESCRIPTIONS[parameter];
  return description ? { description } : {};
};

const DESCRIPTIONS: Record<string, string> = {
  'path id': 'The key of the record.',
  'query limit': 'How many items a page has at most; 1,000 unless told.',
  'query cursor': 'Where the previous page ended, as its `Link` header says.',
  'query q': 'Text to search for.',
  'header Idempotency-Key':
    'Names one intent: sent again with the same key, nothing is made twice.',
};
