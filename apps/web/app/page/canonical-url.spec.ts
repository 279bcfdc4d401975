import { describe, expect, it } from '@jest/globals';
import { CanonicalUrls } from './canonical-url.ts';
import type { PageHandle } from './page-handle.ts';
import { freeText, flag, oneOf, serviceId } from './query-params.ts';
import { handle as login } from '../routes/account/login.tsx';

const route = (
  id: string,
  parentId: string | undefined,
  path: string | undefined,
  handle?: Partial<PageHandle>,
  action?: () => void,
) => [id, { id, parentId, path, module: { handle, action } }] as const;

const missing = { missing: true };
const routes = Object.fromEntries([
  route('root', undefined, ''),
  route('frame', 'root', undefined),
  route('landing', 'frame', undefined, { query: { service: serviceId, sent: flag } }, () => {}),
  route('services', 'frame', 'services', {
    query: { q: freeText, category: oneOf(['analytics']) },
  }),
  route('service', 'frame', 'services/:id', { service: true }),
  route('login', 'frame', 'login', login),
  route('profile', 'frame', 'dashboard/profile'),
  route('admin', 'frame', 'admin/*', {
    paths: ['/admin', '/admin/contacts', '/admin/customers', '/admin/customers/:id'],
  }),
  route('invitation', 'frame', 'invitation', { mailedLink: true }),
  route('nothing', 'frame', '*', missing),
  route('series', 'root', 'PolarisNet'),
  route('index', 'series', undefined),
  route('manifesto', 'series', 'manifesto'),
  route('essay', 'series', ':slug', { essay: true }),
  route('series-404', 'root', 'PolarisNet/404', missing),
  route('series-nothing', 'root', 'PolarisNet/*', missing),
]);
const { findPage, publicPages } = new CanonicalUrls(routes);
const lookUp = (url: string) =>
  findPage(url, {
    hasService: (id) => Promise.resolve(id === 1 || id === 42),
    hasEssay: (slug) => Promise.resolve(slug === 'why-maps-lie'),
  });

it('moves the token of an earlier mailed link behind the #', async () => {
  expect(await lookUp('/invitation/a-b_1')).toMatchObject({ path: '/invitation#a-b_1' });
});

it.each(['/invitation/a/b', '/invitation/a.b', '/login/abc', '/nope/abc'])(
  'does not treat %s as a mailed link',
  async (path) => {
    expect(await lookUp(path)).toMatchObject({ path: undefined });
  },
);

it('lists every public page, including those of the services and written essays', () => {
  expect(publicPages([1, 42], ['why-maps-lie'])).toEqual([
    '/',
    '/services',
    '/services/1',
    '/services/42',
    '/login',
    '/dashboard/profile',
    '/admin',
    '/admin/contacts',
    '/admin/customers',
    '/invitation',
    '/PolarisNet',
    '/PolarisNet/manifesto',
    '/PolarisNet/why-maps-lie',
  ]);
});

describe('page addresses', () => {
  it.each([
    ['/', '/'],
    ['/services', '/services'],
    ['/services/42', '/services/42'],
    ['/PolarisNet', '/PolarisNet'],
    ['/PolarisNet/manifesto', '/PolarisNet/manifesto'],
    ['/PolarisNet/why-maps-lie', '/PolarisNet/why-maps-lie'],
    ['/admin', '/admin'],
    ['/admin/customers/7', '/admin'],
  ])('treats %s as canonical', async (path, render) => {
    expect(await lookUp(path)).toMatchObject({ path, render });
  });

  it.each([
    ['/SERVICES', '/services'],
    ['/%73ervices', '/services'],
    ['/services/', '/services'],
    ['//services//', '/services'],
    ['/services//42', '/services/42'],
    ['/./services/.', '/services'],
    ['/services/..', '/'],
    ['/services/0042', '/services/42'],
    ['/services/%34%32', '/services/42'],
    ['/polarisnet', '/PolarisNet'],
    ['/POLARISNET/Manifesto/', '/PolarisNet/manifesto'],
    ['/polarisnet/Why-Maps-Lie', '/PolarisNet/why-maps-lie'],
    ['/Dashboard/Profile', '/dashboard/profile'],
    ['/ADMIN/Contacts', '/admin/contacts'],
    ['/admin/customers/007', '/admin/customers/7'],
  ])('redirects %s to its canonical form %s', async (address, path) => {
    expect((await lookUp(address)).path).toBe(path);
    expect((await lookUp(path)).path).toBe(path);
  });

  it('reports whether the page takes a form', async () => {
    expect([(await lookUp('/')).form, (await lookUp('/services')).form]).toEqual([true, false]);
  });
});

describe('unknown addresses', () => {
  it.each([
    ['/nope', '/404'],
    ['/services/1/2', '/404'],
    ['/services/abc', '/404'],
    ['/services/0', '/404'],
    ['/services/99999999999', '/404'],
    ['/services%2f42', '/404'],
    ['/serviceſ', '/404'],
    ['/__proto__', '/404'],
    ['/admin/nope', '/404'],
    ['/admin/customers/7/more', '/404'],
    ['/admin/customers/1.css', '/404'],
    ['/admin/customers/0', '/404'],
    ['/admin/nope.data', '/404'],
    ['/PolarisNet/nope', '/PolarisNet/404'],
    ['/polarisnet/NOPE/deeper', '/PolarisNet/404'],
    ['/PolarisNet/404', '/PolarisNet/404'],
    ['/PolarisNet/nope.data', '/PolarisNet/404'],
    ['/PolarisNet/why%20maps', '/PolarisNet/404'],
  ])('answers %s with the shared page %s', async (path, render) => {
    expect(await lookUp(path)).toEqual({ path: undefined, render, form: false });
  });

  it.each(['43', '999999'])(
    'answers the missing service %s with the not-found page of services',
    async (id) => {
      expect(await lookUp(`/services/${id}`)).toMatchObject({
        path: `/services/${id}`,
        render: '/services/2147483647',
      });
    },
  );
});

describe('a query', () => {
  it.each([
    ['/?a=1', '/'],
    ['/?service=42&a=1', '/?service=42'],
    ['/?service=43', '/'],
    ['/?service=042', '/'],
    ['/?sent&service=1', '/?service=1&sent='],
    ['/?service=1&service=42', '/?service=1'],
    ['/services?category=analytics&b=2', '/services?category=analytics'],
    ['/services?q=dash%20board', '/services?q=dash+board'],
    [
      '/login?refused=This%20account%20is%20disabled.%20Please%20get%20in%20touch.&returnTo=/x',
      '/login?refused=This+account+is+disabled.+Please+get+in+touch.',
    ],
    [
      '/login?refused=whatever',
      '/login?refused=Signing+in+through+the+provider+did+not+work.+Please+try+again.',
    ],
    ['/login?returnTo=/services/42%23purchase', '/login?returnTo=%2Fservices%2F42%23purchase'],
    ['/login?returnTo=/services/7%23purchase', '/login'],
    ['/login?returnTo=/services/042%23purchase', '/login'],
    ['/login?returnTo=/services/42%23purchase%20now', '/login'],
    ['/login?returnTo=/services/42', '/login'],
    ['/login?returnTo=//services/42%23purchase', '/login'],
    ['/services?category=nonsense&q=', '/services'],
    ['/PolarisNet?q=1', '/PolarisNet'],
    ['/nope?sent', '/404'],
  ])('ignores unknown parts of %s and renders %s', async (url, render) => {
    expect(await lookUp(url)).toMatchObject({ render });
  });
});

describe("a page's data", () => {
  it.each([
    ['/_root.data', '/_root.data'],
    ['/admin/customers.data', '/admin.data'],
    ['/dashboard/profile.data?_routes=frame&a=1', '/dashboard/profile.data?_routes=frame'],
  ])('maps the data request %s to that of its page', async (url, render) => {
    expect(await lookUp(url)).toMatchObject({ path: url.split('?')[0], render });
  });

  it.each(['/nope.data', '/SERVICES.data', '/.data', '/a.b.data'])(
    'finds no page data for %s',
    async (url) => {
      expect(await lookUp(url)).toMatchObject({ path: undefined, render: '/404' });
    },
  );
});
