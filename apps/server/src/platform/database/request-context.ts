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

interface RequestContext {
  userId?: string;
  keyed?: KeyedRequest;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs a request so that everything it does can ask who makes it, and with which key, once that is known. */
export const withRequestContext = (run: () => void): void => contexts.run({}, run);

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
