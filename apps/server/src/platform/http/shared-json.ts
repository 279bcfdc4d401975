import { reportBuild } from './builds';

/** Cached JSON of shared values, filled on first use. */
const texts = new WeakMap<object, string | undefined>();

/** Deep-freezes a value that many responses share, so that each object in it is serialized only once. */
export function preserialize<T>(value: T): T {
  if (typeof value !== 'object' || value === null || texts.has(value)) return value;
  texts.set(value, undefined);
  for (const part of Object.values(value)) preserialize(part as unknown);
  return Object.freeze(value);
}

/** The serializer for Fastify. */
export function serialize(payload: unknown): string {
  const isShared = typeof payload === 'object' && payload !== null && texts.has(payload);
  const known = isShared && texts.get(payload);
  if (typeof known === 'string') return known;
  const text = JSON.stringify(payload);
  reportBuild('serialize', text);
  if (isShared) texts.set(payload, text);
  return text;
}
