/** What a call may ask of the database: statements, and how often it waits for them. */
export interface CallCost {
  queries: number;
  roundTrips: number;
  /** Why it asks for more than it did: what the figure was, and what it buys. */
  why?: string;
}

/**
 * What each hot call asks of the database, counted by `call-costs.spec.ts`. A figure that falls is
 * written down as it is then; one that rises gets its `why`.
 */
export const callCosts = {
  'GET /api/health/live': { queries: 0, roundTrips: 0 },
  'GET /api/auth/user': { queries: 1, roundTrips: 1 },
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
