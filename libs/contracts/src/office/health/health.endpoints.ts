import { endpoint } from '../../api/endpoint.ts';
import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { healthSchema } from './health.ts';
import { releaseCheckInputSchema, releaseCheckSchema } from './release-check.ts';
import { serverHealthSchema } from './server-health.ts';

export const getLiveness = endpoint({
  tag: 'Health',
  summary: 'Tell that the server lives',
  method: 'GET',
  path: '/api/health/live',
  allow: 'anyone',
  returns: healthSchema,
});

export const getReadiness = endpoint({
  tag: 'Health',
  summary: 'Tell that the server and its database can do their work',
  method: 'GET',
  path: '/api/health/ready',
  allow: 'anyone',
  returns: healthSchema,
});

export const getServerHealth = ownerRead({
  tag: 'Health',
  summary: 'Tell the owner how the server is, and what needs attention',
  path: '/api/admin/health',
  returns: serverHealthSchema,
});

export const updateReleaseCheck = ownerWrite({
  tag: 'Health',
  summary: 'Allow or forbid looking for newer versions',
  description:
    'While it is allowed, the server asks once a week which version is the newest: one request without anything about you or the site. It looks at once when this is called.',
  method: 'PUT',
  path: '/api/admin/release-check',
  body: releaseCheckInputSchema,
  returns: releaseCheckSchema,
  errors: { 409: 'This Polaris does not know where newer versions are.' },
});
