import { type Endpoint, idempotencyKeySchema } from '@polaris/contracts';
import { object } from 'zod/mini';
import type { Components, Json } from './components';

const KEY_HEADER = object({ 'Idempotency-Key': idempotencyKeySchema });

/** The parameters of a call's path and query, and the headers that it reads. */
export function describeParameters(endpoint: Endpoint, components: Components): Json[] {
  const { params, query, hasIdempotencyKey } = endpoint;
  const places = { path: params, query, header: hasIdempotencyKey && KEY_HEADER };
  return Object.entries(places).flatMap(([place, schema]) =>
    (schema ? components.fields(schema) : []).map((field) => ({
      in: place,
      ...field,
      ...describe(`${place} ${field.name}`),
    })),
  );
}

/** Calls that take a cursor also send the total and the next page. */
export const isPaged = ({ query }: Endpoint, components: Components): boolean =>
  query !== undefined && components.fields(query).some(({ name }) => name === 'cursor');

const describe = (parameter: string): Json => {
  const description = DESCRIPTIONS[parameter];
  return description ? { description } : {};
};

const DESCRIPTIONS: Record<string, string> = {
  'path id': 'The key of the record.',
  'query limit': 'How many items a page has at most; 1,000 unless told.',
  'query cursor': 'Where the previous page ended, as its `Link` header says.',
  'query q': 'Text to search for.',
  'query total':
    '`none` answers without `X-Total-Count`, which is quicker where many records match.',
  'header Idempotency-Key':
    'Names one intent: sent again with the same key, nothing is made twice.',
};
