import type { core } from 'zod/mini';

/** Who may make a call: anyone, anyone signed in, or only the owner. */
export type Policy = 'anyone' | 'signed-in' | 'owner';

/**
 * What a call requires besides a login session, so that a stolen session is not enough.
 * - `session`: nothing more
 * - `recent`: a code of the last ten minutes; without two-factor authentication, a sign-in or the password
 * - `code`: the password in the body; with two-factor authentication, a recent code as well
 *
 * Without the proof: 403, with an error at `code`, `passkey` or `currentPassword`.
 */
export type Proof = 'session' | 'recent' | 'code';

/** A file, as the description of the API shows it. */
interface FileKind {
  mediaType: string;
  example: string;
}

/**
 * One call of the API, described once: the handler, its checks, the policy, the description of the API,
 * the client and the tests follow from it.
 */
export interface Endpoint {
  /** The group in the API description; the group's own description is in the examples file. */
  tag: string;
  /** What it does, in a few words. */
  summary: string;
  description?: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters as `:id`. */
  path: `/api/${string}`;
  allow: Policy;
  /** Pages make this call automatically, so it does not keep an idle login session alive. */
  unattended?: true;
  proof?: Proof;
  /** What the exported file contains, in a few words for the security log; `:kind` is replaced by that parameter. */
  exports?: string;
  params?: core.$ZodType;
  query?: core.$ZodType;
  body?: core.$ZodType;
  /** The body is a form and not JSON. */
  form?: FileKind;
  /** The body is a file, which the handler reads as a stream. */
  upload?: FileKind;
  /** Called by another service: the handler authenticates the caller by the headers, and only then reads the body. */
  webhook?: true;
  /** Accepts an `Idempotency-Key`. The same request with the same key runs once; a different request gets 422. */
  hasIdempotencyKey?: true;
  /** The status of a success; by default 200, or 204 without a response body. */
  status?: number;
  /** The JSON of a success. */
  returns?: core.$ZodType;
  /** A success is a file to download. */
  file?: FileKind;
  /** A success is a stream of server-sent events, each with data of this contract. */
  events?: core.$ZodType;
  /** A sentence for each failure, by status, that does not follow from the other declarations. */
  errors?: Readonly<Record<number, string>>;
}

type Checked<S> = S extends core.$ZodType ? core.output<S> : undefined;
type Sent<S> = S extends core.$ZodType ? core.input<S> : undefined;

/** Path parameters as the handler gets them. */
export type ParamsOf<E extends Endpoint> = Checked<E['params']>;
export type QueryOf<E extends Endpoint> = Checked<E['query']>;
export type BodyOf<E extends Endpoint> = Checked<E['body']>;
export type AnswerOf<E extends Endpoint> = Checked<E['returns']>;
/** Path parameters as a client sends them. */
export type SentParams<E extends Endpoint> = Sent<E['params']>;
export type SentQuery<E extends Endpoint> = Sent<E['query']>;
export type SentBody<E extends Endpoint> = Sent<E['body']>;

/** Writes and file downloads do not compile without `proof`, nor exports without `exports`. */
type Decided<E> = E extends { allow: 'anyone' } | { method: 'GET'; file?: never }
  ? unknown
  : E extends { file: object; proof: 'recent' }
    ? { exports: string }
    : { proof: Proof };

/** @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(description: E & Decided<E>): E => description;

/** The HTTP status of a success. */
export const successStatus = ({ status, returns, file, events }: Endpoint): number =>
  status ?? (returns || file || events ? 200 : 204);
