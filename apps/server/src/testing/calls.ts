import { activityInput, assetInput, contactInput, customerInput, serviceInput } from './factories';

export type Identity =
  'anonymous' | 'customer' | 'other customer' | 'owner' | 'revoked owner' | 'signed-out cookie';

/** One call of the API: how it is made well, and what each kind of person gets. */
export interface Call {
  /** As it is declared, for example 'PUT services/:id'. */
  name: string;
  path: string;
  body?: unknown;
  /** What the owner gets; visitors and customers as `who` says. */
  success: number;
  who: 'anyone' | 'signed-in' | 'owner';
}

const MISSING = 2147483647;
const notThere = 404;

/** Every handler of the server stands here; a test fails when one is missing. */
export const calls: Call[] = [
  { name: 'GET auth/user', path: '/api/auth/user', success: 200, who: 'signed-in' },
  {
    name: 'PATCH auth/user',
    path: '/api/auth/user',
    body: { firstName: 'Maya' },
    success: 200,
    who: 'signed-in',
  },
  { name: 'GET auth/options', path: '/api/auth/options', success: 200, who: 'anyone' },
  {
    name: 'POST auth/register',
    path: '/api/auth/register',
    body: { email: 'taken@example.com', password: 'correct horse battery' },
    success: 409,
    who: 'anyone',
  },
  {
    name: 'POST auth/login',
    path: '/api/auth/login',
    body: { email: 'nobody@example.com', password: 'wrong one' },
    success: 401,
    who: 'anyone',
  },
  {
    name: 'POST auth/forgot-password',
    path: '/api/auth/forgot-password',
    body: { email: 'nobody@example.com' },
    success: 202,
    who: 'anyone',
  },
  {
    name: 'POST auth/reset-password',
    path: '/api/auth/reset-password',
    body: { token: 'x'.repeat(43), password: 'correct horse battery' },
    success: 400,
    who: 'anyone',
  },
  {
    name: 'POST auth/setup',
    path: '/api/auth/setup',
    body: { token: 'x'.repeat(43), email: 'o@example.com', password: 'correct horse battery' },
    success: 400,
    who: 'anyone',
  },
  { name: 'GET login', path: '/api/login', success: 302, who: 'anyone' },
  { name: 'GET auth/openid', path: '/api/auth/openid', success: notThere, who: 'anyone' },
  {
    name: 'GET auth/openid/callback',
    path: '/api/auth/openid/callback?code=x',
    success: 302,
    who: 'anyone',
  },
  { name: 'GET services/landing', path: '/api/services/landing', success: 200, who: 'anyone' },
  { name: 'GET services', path: '/api/services', success: 200, who: 'anyone' },
  { name: 'GET services/:id', path: `/api/services/${MISSING}`, success: notThere, who: 'anyone' },
  {
    name: 'POST services',
    path: '/api/services',
    body: serviceInput(),
    success: 201,
    who: 'owner',
  },
  {
    name: 'PUT services/:id',
    path: `/api/services/${MISSING}`,
    body: serviceInput(),
    success: notThere,
    who: 'owner',
  },
  { name: 'POST contact', path: '/api/contact', body: contactInput(), success: 201, who: 'anyone' },
  {
    name: 'GET admin/contact-submissions',
    path: '/api/admin/contact-submissions',
    success: 200,
    who: 'owner',
  },
  {
    name: 'GET admin/contact-submissions/:id',
    path: `/api/admin/contact-submissions/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'PUT admin/contact-submissions/:id',
    path: `/api/admin/contact-submissions/${MISSING}`,
    body: { ...contactInput(), status: 'new' },
    success: notThere,
    who: 'owner',
  },
  {
    name: 'DELETE admin/contact-submissions/:id',
    path: `/api/admin/contact-submissions/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  { name: 'GET customers', path: '/api/customers', success: 200, who: 'owner' },
  {
    name: 'GET customers/:id',
    path: `/api/customers/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'POST customers',
    path: '/api/customers',
    body: customerInput(),
    success: 201,
    who: 'owner',
  },
  {
    name: 'PUT customers/:id',
    path: `/api/customers/${MISSING}`,
    body: customerInput(),
    success: notThere,
    who: 'owner',
  },
  {
    name: 'DELETE customers/:id',
    path: `/api/customers/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'GET customers/:id/activities',
    path: `/api/customers/${MISSING}/activities`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'POST contacts/:id/convert',
    path: `/api/contacts/${MISSING}/convert`,
    body: { notes: 'Met at a fair' },
    success: notThere,
    who: 'owner',
  },
  { name: 'GET activities', path: '/api/activities', success: 200, who: 'owner' },
  { name: 'GET activities/recent', path: '/api/activities/recent', success: 200, who: 'owner' },
  { name: 'GET activities/due', path: '/api/activities/due', success: 200, who: 'owner' },
  {
    name: 'POST activities',
    path: '/api/activities',
    body: activityInput(),
    success: notThere,
    who: 'owner',
  },
  {
    name: 'PATCH activities/:id',
    path: `/api/activities/${MISSING}`,
    body: { subject: 'Another subject' },
    success: notThere,
    who: 'owner',
  },
  {
    name: 'DELETE activities/:id',
    path: `/api/activities/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'GET admin/export/:kind',
    path: '/api/admin/export/customers',
    success: 200,
    who: 'owner',
  },
  {
    name: 'POST admin/import/customers/preview',
    path: '/api/admin/import/customers/preview',
    success: 400,
    who: 'owner',
  },
  {
    name: 'POST admin/import/customers',
    path: '/api/admin/import/customers',
    success: 400,
    who: 'owner',
  },
  { name: 'GET admin/trash', path: '/api/admin/trash', success: 200, who: 'owner' },
  {
    name: 'POST admin/trash/:kind/:id/restore',
    path: `/api/admin/trash/customer/${MISSING}/restore`,
    success: notThere,
    who: 'owner',
  },
  { name: 'GET admin/audit', path: '/api/admin/audit', success: 200, who: 'owner' },
  {
    name: 'GET admin/statistics/weeks',
    path: '/api/admin/statistics/weeks',
    success: 200,
    who: 'owner',
  },
  { name: 'GET assets', path: '/api/assets', success: 200, who: 'anyone' },
  { name: 'POST assets', path: '/api/assets', body: assetInput(), success: 201, who: 'owner' },
  {
    name: 'PUT assets/:id',
    path: `/api/assets/${MISSING}`,
    body: assetInput(),
    success: notThere,
    who: 'owner',
  },
  { name: 'DELETE assets/:id', path: `/api/assets/${MISSING}`, success: notThere, who: 'owner' },
  { name: 'GET health/live', path: '/api/health/live', success: 200, who: 'anyone' },
  { name: 'GET health/ready', path: '/api/health/ready', success: 200, who: 'anyone' },
  // Last: it ends the session that it is called with.
  { name: 'POST auth/logout', path: '/api/auth/logout', success: 204, who: 'anyone' },
];

export const methodOf = (call: Call): string => call.name.split(' ')[0]!;

/** What this person must get from this call. */
export function expectedStatus({ success, who }: Call, identity: Identity): number {
  const signedIn = ['customer', 'other customer', 'owner', 'revoked owner'].includes(identity);
  if (who === 'anyone') return success;
  if (!signedIn) return 401;
  return who === 'signed-in' || identity === 'owner' ? success : 403;
}
