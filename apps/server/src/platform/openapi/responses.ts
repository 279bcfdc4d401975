import { type Endpoint, successStatus } from '@polaris/contracts';
import { exampleOf } from '@polaris/contracts/api';
import type { core } from 'zod/mini';
import type { Components, Json } from './components';
import { describeFailures } from './failures';
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

/** The success and all failures of a call. */
export const describeResponses = (endpoint: Endpoint, components: Components): Json => ({
  [successStatus(endpoint)]: describeSuccess(endpoint, components),
  ...describeFailures(endpoint),
});

function describeSuccess(endpoint: Endpoint, components: Components): Json {
  const { returns, file, events } = endpoint;
  const status = successStatus(endpoint);
  const description = SUCCESSES[status] ?? 'Done.';
  if (events) return describeEvents(events, components);
  if (file) return describeFile(file);
  if (status === 302) return { description, headers: headers(['Location']) };
  if (!returns) return { description };
  const json = { schema: components.schema(returns, 'output'), example: exampleOf(returns) };
  return {
    description,
    ...(isPaged(endpoint, components) && { headers: LIST_HEADERS }),
    content: { 'application/json': json },
  };
}

const describeFile = ({ mediaType, example }: { mediaType: string; example: string }): Json => ({
  description: 'The file.',
  headers: headers(['Content-Disposition']),
  content: { [mediaType]: { schema: { type: 'string' }, example } },
});

/** OpenAPI 3.1 has no event streams: describes the text, and the data of its events. */
function describeEvents(schema: core.$ZodType, components: Components): Json {
  const contentSchema = components.schema(schema, 'output');
  const example = `event: change\ndata: ${JSON.stringify(exampleOf(schema))}\n\n`;
  return {
    description: 'A stream of server-sent events, which does not end.',
    content: { 'text/event-stream': { schema: { type: 'string', contentSchema }, example } },
  };
}
