import type { Components, Json } from './components';
import type { Examples } from './examples';
import { describeFailures } from './failures';
import type { Handler } from './handlers';
import { headers } from './headers';
import { isPaged } from './parameters';

const SUCCESSES: Record<number, string> = {
  200: 'What was asked for.',
  201: 'Created.',
  202: 'Accepted; what follows comes by mail.',
  204: 'Done; there is no body.',
  302: 'Go on at another address.',
};

const LIST_HEADERS = headers(['X-Total-Count', 'X-Total-Count-Capped', 'Link']);

/** The success of a call and every way in which it fails. */
export const describeResponses = (
  handler: Handler,
  components: Components,
  examples: Examples,
): Json => ({
  [handler.returns!.status]: describeSuccess(handler, components, examples),
  ...describeFailures(handler),
});

function describeSuccess(handler: Handler, components: Components, examples: Examples): Json {
  const { status, schema, file } = handler.returns!;
  const description = SUCCESSES[status] ?? 'Done.';
  if (file) return describeFile(file);
  if (status === 302) return { description, headers: headers(['Location']) };
  if (!schema) return { description };
  const json = { schema: components.schema(schema, 'output'), example: examples.of(schema) };
  return {
    description,
    ...(isPaged(handler, components) && { headers: LIST_HEADERS }),
    content: { 'application/json': json },
  };
}

const describeFile = ({ mediaType, example }: { mediaType: string; example: string }): Json => ({
  description: 'The file.',
  headers: headers(['Content-Disposition']),
  content: { [mediaType]: { schema: { type: 'string' }, example } },
});
