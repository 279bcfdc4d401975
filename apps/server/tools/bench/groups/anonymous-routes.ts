import { randomBytes } from 'node:crypto';
import type { LoadRequest } from '../measure/load.ts';
import { BROWSER } from './stage.ts';

/** An address that anyone may read, and why a request of it may cost more than the limit. */
export interface AnonymousRoute extends LoadRequest {
  name: string;
  reason?: string;
}

/** As many pages as the server renders at a time. */
const BY_TURNS = 2;

const newToken = () => randomBytes(32).toString('base64url');
const newTerm = () => randomBytes(4).toString('hex');

const route = (name: string, request: Partial<AnonymousRoute> = {}): AnonymousRoute => ({
  name,
  path: name,
  headers: BROWSER,
  ...request,
});

/** What nobody has asked for before, each time. */
const fresh = (name: string, path: () => string, request: Partial<AnonymousRoute> = {}) =>
  route(`${name}, another each time`, { path, ...request });

const rendered = {
  connections: BY_TURNS,
  reason: 'Rendered for the first who asks; two pages at a time, so that others get their turn.',
};
const unknown = { status: 404 };

const calls = [
  route('/api/health/live'),
  route('/api/health/ready'),
  route('/api/services'),
  route('/api/services/landing'),
  route('/api/services/1'),
  fresh('/api/services?q=…', () => `/api/services?q=${newTerm()}`),
  route('/api/assets'),
  fresh('/api/assets?q=…', () => `/api/assets?q=${newTerm()}`),
  route('/api/testimonials'),
  fresh('/api/testimonials/links/…', () => `/api/testimonials/links/${newToken()}`, unknown),
  route('/api/auth/user', { status: 401 }),
  route('/api/auth/options'),
  route('/api/payment-options'),
  route('/api/login', { status: 302 }),
  route('/api/auth/openid', unknown),
  fresh('/api/newsletter/unsubscribe/…', () => `/api/newsletter/unsubscribe/${newToken()}`, {
    status: 302,
  }),
  route('/api/openapi.json'),
  route('/api/openapi.yaml'),
  route('/api/docs'),
  route('/api/docs/swagger-ui-init.js'),
  route('/api/docs/swagger-ui-bundle.js'),
  route('/api/nowhere', unknown),
];

const others = [
  route('/services?q=data'),
  fresh('/services?q=…', () => `/services?q=${newTerm()}`, rendered),
  route('/testimonial'),
  route('/newsletter/confirm'),
  route('/newsletter/unsubscribe'),
  route('/invitation'),
  route('/call'),
  route('/login.data'),
  fresh('/services.data?q=…', () => `/services.data?q=${newTerm()}`, rendered),
  fresh('a page that is not there', () => `/${newTerm()}`, unknown),
  route('/favicon.svg'),
  route('/assets/nowhere.js', unknown),
];

export const anonymousRoutes = (pages: readonly string[]): AnonymousRoute[] => [
  ...calls,
  ...pages.map((path) => route(path)),
  ...others,
];

/** Asked once, right after the start: what is made at the first request for it. */
export const firstRequests: AnonymousRoute[] = [
  route('/api/openapi.yaml', {
    reason: 'Loads the library and makes the description with its page, once for each start.',
  }),
  route('/', { reason: 'Loads the web build, unless the server has done so since its start.' }),
];
