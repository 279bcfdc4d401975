import type { FastifyRequest } from 'fastify';

/** Under what a handler's endpoint is found. */
export const ENDPOINT = 'polaris:endpoint';

/** What the platform has to know of the caller; the policy guard finds out. */
export interface SignedInUser {
  id: string;
  isAdmin: boolean;
  hasPassword: boolean;
}

export type PolarisRequest = FastifyRequest & {
  currentUser?: SignedInUser;
  /** The login session of the current user. */
  sessionId?: string;
  /** The same, when this visit is to keep it from ending when idle. */
  idleSessionId?: string;
  /** Why it was answered with 503. */
  unavailable?: string;
};
