import { describe, expect, it } from '@jest/globals';
import { pageFinder } from './find-page.ts';
import type { PageHandle } from './page-handle.ts';
import { PageTable, type RouteEntry } from './page-table.ts';

const route = (
  id: string,
  parentId: string | undefined,
  path: string | undefined,
  handle?: Partial<PageHandle>,
  action?: () => void,
): [string, RouteEntry] => [id, { id, parentId, path, module: { handle, action } }];

const missing = { missing: true };
const routes = Object.fromEntries([
  route('root', undefined, ''),
  route('frame', 'root', undefined),
  route('landing', 'frame', undefined, { query: { service: 'service', sent: 'flag' } }, () => {}),
  route('services', 'frame', 'services', { query: { q: 'text', category: ['analytics'] } }),
  route('service', 'frame', 'services/:id', { service: 'id' }),
  route('login', 'frame', 'login', {
    query: { refused: (text) => (text === 'a' ? 'a' : 'b'), returnTo: 'order' },
  }),
  route('profile', 'frame', 'dashboard/profile'),
  route('admin', 'frame', 'admin/*', {
    paths: ['/admin', '/admin/contacts', '/admin/customers', '/admin/customers/:id'],
  }),
  route('link', 'frame', 'confirm/:token', { private: true }),
  route('nothing', 'frame', '*', missing),
  route('series', 'root', 'PolarisNet'),
  route('index', 'series', undefined),
  route('manifesto', 'series', 'manifesto'),
  route('series-nothing', 'root', 'PolarisNet/*', missing),
]);
const table = new PageTable(routes);
const find = pageFinder(table);
const hasService = (id: number) => id === 1 || id === 42;
const lookUp = (url: string) => find(url, hasService);

it('an address with the token of one person is not kept', () => {
  expect(lookUp('/confirm/abc')).toMatchObject({ render: '/confirm/abc', keep: false });
});

describe('an address of the site map', () => {
  it.each([
    ['/', '/'],
    ['/services', '/services'],
    ['/services/42', '/services/42'],
    ['/PolarisNet', '/PolarisNet'],
    ['/PolarisNet/manifesto', '/PolarisNet/manifesto'],
    ['/admin', '/admin'],
    ['/admin/customers/7', '/admin'],
  ])('%s is its one spelling', (path, render) => {
    expect(lookUp(path)).toMatchObject({ path, render, keep: true });
  });

  it.each([
    ['/SERVICES', '/services'],
    ['/%73ervices', '/services'],
    ['/services/', '/services'],
    ['//services//', '/services'],
    ['/./services/.', '/services'],
    ['/services/0042', '/services/42'],
    ['/services/%34%32', '/services/42'],
    ['/polarisnet', '/PolarisNet'],
    ['/POLARISNET/Manifesto/', '/PolarisNet/manifesto'],
    ['/Dashboard/Profile', '/dashboard/profile'],
    ['/ADMIN/Contacts', '/admin/contacts'],
    ['/admin/customers/007', '/admin/customers/7'],
  ])('%s leads to %s', (address, path) => {
    expect(lookUp(address).path).toBe(path);
  });

  it('says whether it takes a form', () => {
    expect([lookUp('/').form, lookUp('/services').form]).toEqual([true, false]);
  });
});

describe('any other address', () => {
  it.each([
    ['/nope', '/404'],
    ['/services/1/2', '/404'],
    ['/services/abc', '/404'],
    ['/services/0', '/404'],
    ['/services/99999999999', '/404'],
    ['/services%2f42', '/404'],
    ['/services/..', '/404'],
    ['/serviceſ', '/404'],
    ['/%e0%a4%a', '/404'],
    ['/__proto__', '/404'],
    ['/admin/nope', '/404'],
    ['/admin/customers/7/more', '/404'],
    ['/admin/customers/1.css', '/404'],
    ['/admin/customers/0', '/404'],
    ['/admin/nope.data', '/404'],
    ['/PolarisNet/nope', '/PolarisNet/404'],
    ['/polarisnet/NOPE/deeper', '/PolarisNet/404'],
  ])('%s shows what all of its kind show: %s', (path, render) => {
    expect(lookUp(path)).toEqual({ path: undefined, render, keep: true, form: false });
  });

  it('of a service that is not there shows the same as every other', () => {
    for (const id of ['43', '999999'])
      expect(lookUp(`/services/${id}`)).toMatchObject({
        path: `/services/${id}`,
        render: '/services/2147483647',
        keep: true,
      });
  });
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
    ['/login?refused=a&returnTo=/x', '/login?refused=a'],
    ['/login?refused=whatever', '/login?refused=b'],
    ['/login?returnTo=/services/42%23purchase', '/login?returnTo=%2Fservices%2F42%23purchase'],
    ['/login?returnTo=/services/7%23purchase', '/login'],
    ['/login?returnTo=/services/042%23purchase', '/login'],
    ['/login?returnTo=/services/42%23purchase%20now', '/login'],
    ['/login?returnTo=/services/42', '/login'],
    ['/login?returnTo=//services/42%23purchase', '/login'],
    ['/services?category=nonsense&q=', '/services'],
    ['/PolarisNet?q=1', '/PolarisNet'],
    ['/nope?sent', '/404'],
  ])('%s shows %s, which is kept', (url, render) => {
    expect(lookUp(url)).toMatchObject({ render, keep: true });
  });

  it('that a visitor types is not kept', () => {
    expect(lookUp('/services?q=dash%20board')).toMatchObject({
      render: '/services?q=dash+board',
      keep: false,
    });
  });
});

describe("a page's data", () => {
  it.each([
    ['/_root.data', '/_root.data?'],
    ['/admin/customers.data', '/admin.data?'],
    ['/dashboard/profile.data?_routes=frame&a=1', '/dashboard/profile.data?_routes=frame'],
  ])('%s is that of its page', (url, render) => {
    expect(lookUp(url)).toMatchObject({ path: url.split('?')[0], render, keep: false });
  });

  it.each(['/nope.data', '/SERVICES.data', '/.data', '/a.b.data'])('%s is not there', (url) => {
    expect(lookUp(url)).toMatchObject({ path: undefined, render: '/404' });
  });
});
