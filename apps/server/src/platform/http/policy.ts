import type { FastifyRequest } from 'fastify';

/** The metadata key of a handler's endpoint. */
export const ENDPOINT = 'polaris:endpoint';

/** What the platform needs to know of the caller; the policy guard provides it. */
export interface SignedInUser {
  id: string;
  isAdmin: boolean;
  hasPassword: boolean;
}

export type PolarisRequest = FastifyRequest & {
  currentUser?: SignedInUser;
  /** The login session of the current user. */
  sessionId?: string;
  /** The same login session, if this request counts as activity and postpones its idle timeout. */
  idleSessionId?: string;
  /** Why the response was 503. */
  unavailable?: string;
};
