import { SetMetadata, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who may make a call: anyone, everyone who is signed in, the owner alone. */
export type Policy = 'anyone' | 'signed-in' | 'owner';

export const POLICY = 'polaris:policy';

/** Every handler declares its policy; the server does not start with one that has none. */
export const Allow = (policy: Policy) => SetMetadata(POLICY, policy);

export const UNATTENDED = 'polaris:unattended';

/** A call that pages make by themselves: it does not keep the login session from ending when idle. */
export const Unattended = () => SetMetadata(UNATTENDED, true);

/** What the platform has to know of who makes a call; the guard of the policy finds out. */
export interface SignedInUser {
  id: string;
  isAdmin: boolean;
}

export type PolarisRequest = FastifyRequest & {
  currentUser?: SignedInUser;
  /** The login session of the current user. */
  sessionId?: string;
  /** The same, when this visit is to keep it from ending when idle. */
  idleSessionId?: string;
};

/** The signed-in user as the database has it now; undefined for visitors. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<PolarisRequest>().currentUser,
);

/** The login session of the signed-in user. */
export const SessionId = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<PolarisRequest>().sessionId,
);
