import { describe, expect, it } from '@jest/globals';
import { idempotencyKeySchema } from './idempotency-key.ts';

describe('an idempotency key', () => {
  it.each([[undefined], ['a'], ['x'.repeat(255)]])('accepts %j as an idempotency key', (key) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(true);
  });

  it.each([[''], ['x'.repeat(256)], ['a\0b'], [['a', 'b']]])(
    'rejects %j as an idempotency key',
    (key) => {
      expect(idempotencyKeySchema.safeParse(key).success).toBe(false);
    },
  );
});
