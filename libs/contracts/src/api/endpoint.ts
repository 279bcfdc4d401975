import type { core } from 'zod/mini';

/** Who may make a call: anyone, everyone who is signed in, the owner alone. */
export type Policy = 'anyone' | 'signed-in' | 'owner';

/**
 * What a stolen login session must not do alone.
 * - `session`: it may, being signed in is enough
 * - `recent`: a code of the last ten minutes; without two-factor authentication, a sign-in or the password
 * - `code`: its body asks for the password; with two-factor authentication it takes a recent code, too
 *
 * Without it: 403, with an error at `code`, `passkey` or `currentPassword`.
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
  /** The group in which the description of the API shows the call; its description is with the examples. */
  tag: string;
  /** What it does, in a few words. */
  summary: string;
  description?: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters as `:id`. */
  path: `/api/${string}`;
  allow: Policy;
  /** Pages make this call by themselves: it does not keep an idle login session from ending. */
  unattended?: true;
  proof?: Proof;
  /** What the file holds that is taken away, in a few words for the security log; `:kind` is that parameter. */
  exports?: string;
  params?: core.$ZodType;
  query?: core.$ZodType;
  body?: core.$ZodType;
  /** The body is a form and not JSON. */
  form?: FileKind;
  /** The body is a file, which the handler reads as a stream. */
  upload?: FileKind;
  /** Another service makes the call: the handler asks who it is by the head, and then reads the body, if it was asked for. */
  webhook?: true;
  /** It takes an `Idempotency-Key`: sent again with it, the same request makes nothing twice; another one gets 422. */
  hasIdempotencyKey?: true;
  /** Of a success: 200 unless told, 204 without anything to answer. */
  status?: number;
  /** What a success answers as JSON. */
  returns?: core.$ZodType;
  /** A success is a file to download. */
  file?: FileKind;
  /** A success is a stream of server-sent events, each with data of this contract. */
  events?: core.$ZodType;
  /** By status, a sentence about each failure that does not follow from the other declarations. */
  errors?: Readonly<Record<number, string>>;
}

type Checked<S> = S extends core.$ZodType ? core.output<S> : undefined;
type Sent<S> = S extends core.$ZodType ? core.input<S> : undefined;

/** Path parameters as the handler gets them. */
export type ParamsOf<E extends Endpoint> = Checked<E['params']>;
export type QueryOf<E extends Endpoint> = Checked<E['query']>;
export type BodyOf<E extends Endpoint> = Checked<E['body']>;
export type AnswerOf<E extends Endpoint> = Checked<E['returns']>;
/** The same as a client sends them. */
export type SentParams<E extends Endpoint> = Sent<E['params']>;
export type SentQuery<E extends Endpoint> = Sent<E['query']>;
export type SentBody<E extends Endpoint> = Sent<E['body']>;

/** Calls that change something or answer a file do not compile without a proof, nor exports without their name. */
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
