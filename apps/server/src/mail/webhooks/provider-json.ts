import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { ProblemError } from '../../platform/problem/problem';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON of a body that was handed on unread, if it is as the contract says; else 400. */
export function jsonIn<S extends core.$ZodType>(body: unknown, schema: S): core.output<S> {
  const result = safeParse(schema, parsed(body));
  if (result.success) return result.data;
  throw new ProblemError(400, 'The request is not valid.');
}

/** The value of a text in a message; the text itself where it is no JSON. */
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
