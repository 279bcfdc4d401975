/**
 * How a write ended for the one who sent it, as Jepsen names it: acknowledged with 2xx; refused, or never
 * sent because nobody listened; or cut off before the answer, so that nobody can know.
 */
export type Outcome = 'ok' | 'failed' | 'unknown';

/** A write that was sent, and how it ended. */
export interface Write {
  kind: string;
  /** A text that no other write of its kind has. */
  marker: string;
  path: string;
  body: object;
  outcome: Outcome;
  /** 0 without an answer. */
  status: number;
  milliseconds: number;
  /** Of the record, where it was acknowledged. */
  id?: number;
}

/** Refused before the request could be sent. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

export const outcomeOfStatus = (status: number): Outcome =>
  status >= 200 && status < 300 ? 'ok' : 'failed';

/** The outcome when there was no answer. */
export function outcomeOfError(error: unknown): Outcome {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return NEVER_SENT.includes(code ?? cause?.code ?? '') ? 'failed' : 'unknown';
}

/** Unambiguous: the issue of an invoice has the marker of its draft. */
export const keyOf = ({ kind, marker }: Pick<Write, 'kind' | 'marker'>): string =>
  `${kind}\n${marker}`;
