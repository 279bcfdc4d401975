/** The database work that a call may cause: statements, and how often it waits for them. */
export interface CallCost {
  queries: number;
  roundTrips: number;
  /** Why it costs more than before: the previous figure, and the benefit. */
  why?: string;
}

/**
 * The database costs of each frequent call, counted by `call-costs.spec.ts`. Lower a figure here when it
 * falls; add a `why` when it rises.
 */
export const callCosts = {
  'GET /api/health/live': { queries: 0, roundTrips: 0 },
  // The second one reads the time zone of the business, only for its owner.
  'GET /api/auth/user': { queries: 2, roundTrips: 2 },
  'GET /api/customers?limit=50': { queries: 2, roundTrips: 2 },
  'GET /api/customers, second page': { queries: 2, roundTrips: 2 },
  'GET /api/customers, search': { queries: 2, roundTrips: 2 },
  'GET /api/activities/recent?limit=5': { queries: 2, roundTrips: 2 },
  'GET /api/admin/contact-submissions?limit=50': { queries: 2, roundTrips: 2 },
  'GET /api/services, anonymous': { queries: 0, roundTrips: 0 },
  'GET /api/services/landing, anonymous': { queries: 0, roundTrips: 0 },
  'GET /, from memory': { queries: 0, roundTrips: 0 },
} satisfies Record<string, CallCost>;

export type CountedCall = keyof typeof callCosts;
