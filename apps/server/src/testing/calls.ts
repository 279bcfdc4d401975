import { crmCalls } from './crm-calls';
import { assetInput, contactInput, serviceInput } from './factories';

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
  {
    name: 'POST auth/exchange',
    path: '/api/auth/exchange',
    body: { code: 'x'.repeat(43), verifier: 'x'.repeat(43) },
    success: 401,
    who: 'anyone',
  },
  {
    name: 'POST auth/verify-email',
    path: '/api/auth/verify-email',
    body: { token: 'x'.repeat(43) },
    success: 400,
    who: 'anyone',
  },
  {
    name: 'POST auth/verify-code',
    path: '/api/auth/verify-code',
    body: { code: '000000' },
    success: 400,
    who: 'signed-in',
  },
  {
    name: 'POST auth/verification',
    path: '/api/auth/verification',
    success: 409,
    who: 'signed-in',
  },
  {
    name: 'PUT auth/email',
    path: '/api/auth/email',
    body: { email: 'taken@example.com', currentPassword: 'wrong one' },
    success: 400,
    who: 'signed-in',
  },
  { name: 'DELETE auth/email', path: '/api/auth/email', success: 200, who: 'signed-in' },
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
  ...crmCalls,
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
  { name: 'GET purchases', path: '/api/purchases', success: 200, who: 'signed-in' },
  {
    name: 'POST purchases',
    path: '/api/purchases',
    body: { serviceId: MISSING, amount: 120, status: 'active', progress: 0 },
    success: notThere,
    who: 'signed-in',
  },
  {
    name: 'GET communication-preferences',
    path: '/api/communication-preferences',
    success: 200,
    who: 'signed-in',
  },
  {
    name: 'POST communication-preferences',
    path: '/api/communication-preferences',
    body: { userId: 'somebody else', email: true, phone: false, text: false },
    success: 200,
    who: 'signed-in',
  },
  { name: 'GET sessions', path: '/api/sessions', success: 200, who: 'signed-in' },
  {
    name: 'GET sessions/:id/calendar.ics',
    path: `/api/sessions/${MISSING}/calendar.ics`,
    success: notThere,
    who: 'signed-in',
  },
  { name: 'GET auth/devices', path: '/api/auth/devices', success: 200, who: 'signed-in' },
  {
    name: 'PUT auth/password',
    path: '/api/auth/password',
    body: { currentPassword: 'wrong one', password: 'correct horse battery' },
    success: 400,
    who: 'signed-in',
  },
  { name: 'GET account/data', path: '/api/account/data', success: 200, who: 'signed-in' },
  {
    name: 'DELETE account',
    path: '/api/account',
    body: { email: 'somebody@example.com' },
    success: 400,
    who: 'signed-in',
  },
  { name: 'GET health/live', path: '/api/health/live', success: 200, who: 'anyone' },
  { name: 'GET health/ready', path: '/api/health/ready', success: 200, who: 'anyone' },
  // Last: they end the session that they are called with.
  { name: 'DELETE auth/devices', path: '/api/auth/devices', success: 204, who: 'signed-in' },
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
