/**
 * The outcome of a write for its sender, with Jepsen's names: `ok`, acknowledged with 2xx; `failed`, rejected or never
 * sent because no server listened; `unknown`, the connection was lost before the response.
 */
export type Outcome = 'ok' | 'failed' | 'unknown';

/** A write that was sent, and its outcome. */
export interface Write {
  kind: string;
  /** A text that no other write of the same kind has. */
  marker: string;
  path: string;
  body: object;
  outcome: Outcome;
  /** 0 without a response. */
  status: number;
  milliseconds: number;
  /** The id of the record, if the write was acknowledged. */
  id?: number;
}

/** The connection failed before the request could be sent. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

export const outcomeOfStatus = (status: number): Outcome =>
  status >= 200 && status < 300 ? 'ok' : 'failed';

/** The outcome if there was no response. */
export function outcomeOfError(error: unknown): Outcome {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return NEVER_SENT.includes(code ?? cause?.code ?? '') ? 'failed' : 'unknown';
}

/** Includes the kind, as issuing an invoice has the marker of its draft. */
export const keyOf = ({ kind, marker }: Pick<Write, 'kind' | 'marker'>): string =>
  `${kind}\n${marker}`;
