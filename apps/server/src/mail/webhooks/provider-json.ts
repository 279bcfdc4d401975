import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { ProblemError } from '../../platform/problem/problem';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Parses the JSON of an unread body; throws 400 if it does not match the schema. */
export function jsonIn<S extends core.$ZodType>(body: unknown, schema: S): core.output<S> {
  const result = safeParse(schema, parsed(body));
  if (result.success) return result.data;
  throw new ProblemError(400, 'The request is not valid.');
}

/** Parses a text as JSON; returns the text itself if it is not JSON. */
export function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parsed(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(UTF8.decode(body)) : undefined;
  } catch {
    return undefined;
  }
}
