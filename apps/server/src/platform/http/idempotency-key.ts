import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { idempotencyKeySchema } from '@polaris/contracts';
import type { FastifyRequest } from 'fastify';
import { invalid } from './problem';

/** The `Idempotency-Key` of a call, checked; undefined when there is none. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = idempotencyKeySchema.safeParse(headers['idempotency-key']);
    if (key.success) return key.data;
    throw invalid([
      { path: 'Idempotency-Key', message: key.error.issues[0]?.message ?? 'Not a key.' },
    ]);
  },
);
