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
  const { status, schema, file, events } = handler.returns!;
  const description = SUCCESSES[status] ?? 'Done.';
  if (events) return describeEvents(events, components, examples);
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

/** OpenAPI 3.1 knows no streams: the text is described, and what the data of its events is. */
function describeEvents(
  schema: Parameters<Examples['of']>[0],
  components: Components,
  examples: Examples,
): Json {
  const contentSchema = components.schema(schema, 'output');
  const example = `event: change\ndata: ${JSON.stringify(examples.of(schema))}\n\n`;
  return {
    description: 'A stream of server-sent events, which does not end.',
    content: { 'text/event-stream': { schema: { type: 'string', contentSchema }, example } },
  };
}
