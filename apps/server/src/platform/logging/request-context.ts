import { AsyncLocalStorage } from 'node:async_hooks';

/** A request that was sent with an Idempotency-Key. */
export interface KeyedRequest {
  userId: string;
  key: string;
  /** Its method and path. */
  request: string;
  /** A digest of everything else that was sent. */
  contentHash: string;
}

/** A request, or the part that a job knows of the request that caused it. */
interface TracedRequest {
  id: string;
  /** The network address. */
  ip?: string;
}

/** What a program changes for a user. The database writes both into the audit log. */
export interface ChangeSet {
  /** Null for changes that cannot be undone as one. */
  id: string | null;
  /** The name of the program. */
  via: string;
}

interface RequestContext {
  request?: TracedRequest | undefined;
  userId?: string;
  keyed?: KeyedRequest;
  changeSet?: ChangeSet;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/**
 * Runs a request, or a job caused by one, with a context: everything it calls can read the request, its user and its
 * key, once known.
 */
export const withRequestContext = <T>(request: TracedRequest | undefined, run: () => T): T =>
  contexts.run({ request }, run);

/** Runs a part of a request, whose changes are logged as this set. */
export const withChangeSet = <T>(changeSet: ChangeSet, run: () => T): T =>
  contexts.run({ ...contexts.getStore(), changeSet }, run);

export const currentChangeSet = (): ChangeSet | undefined => contexts.getStore()?.changeSet;

/** The request id, which is logged and sent to the caller as `X-Request-Id`. */
export const requestId = (): string | undefined => contexts.getStore()?.request?.id;

/** The network address of this request. */
export const networkAddress = (): string | undefined => contexts.getStore()?.request?.ip;

export function setActor(userId: string): void {
  const context = contexts.getStore();
  if (context) context.userId = userId;
}

/** The signed-in user of this request; undefined for visitors and for the server's own work. */
export const actorId = (): string | undefined => contexts.getStore()?.userId;

export function setKeyedRequest(keyed: KeyedRequest): void {
  const context = contexts.getStore();
  if (context) context.keyed = keyed;
}

/** This request, if it was sent with an Idempotency-Key. */
export const keyedRequest = (): KeyedRequest | undefined => contexts.getStore()?.keyed;
