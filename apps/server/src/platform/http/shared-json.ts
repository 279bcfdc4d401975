import { reportBuild } from './builds';

/** The JSON of what many are answered with, once it was asked for. */
const texts = new WeakMap<object, string | undefined>();

/**
 * Freezes a value that many are answered with, and all in it: it stays as it is, so each object in it is
 * serialized once.
 */
export function preserialize<T>(value: T): T {
  if (typeof value !== 'object' || value === null || texts.has(value)) return value;
  texts.set(value, undefined);
  for (const part of Object.values(value)) preserialize(part as unknown);
  return Object.freeze(value);
}

/** For Fastify. */
export function serialize(payload: unknown): string {
  const isShared = typeof payload === 'object' && payload !== null && texts.has(payload);
  const known = isShared && texts.get(payload);
  if (typeof known === 'string') return known;
  const text = JSON.stringify(payload);
  reportBuild('serialize', text);
  if (isShared) texts.set(payload, text);
  return text;
}
