import { SetMetadata, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { UserEntity } from '../../users/user.entity';

/** Who may make a call: anyone, whoever is signed in, the owner alone. */
export type Policy = 'anyone' | 'signed-in' | 'owner';

export const POLICY = 'polaris:policy';

/** Every handler declares its policy; the server does not start with one that has none. */
export const Allow = (policy: Policy) => SetMetadata(POLICY, policy);

export type PolarisRequest = FastifyRequest & { currentUser?: UserEntity };

/** The signed-in user as the database has it now; undefined for visitors. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<PolarisRequest>().currentUser,
);
