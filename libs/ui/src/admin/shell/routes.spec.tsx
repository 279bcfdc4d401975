import { describe, expect, it } from '@jest/globals';
import { adminPaths, adminScreens } from '@polaris/contracts/admin-screens';
import { cleanup, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, matchRoutes, useRoutes } from 'react-router';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { routes } from './routes.tsx';

/** The pattern that an address of the admin area matches, as the app is mounted at `/admin/*`. */
const patternAt = (path: string) => matchRoutes(routes, path.replace('/admin', '') || '/')?.[0];

describe('the routes of the admin area', () => {
  it.each(adminScreens.map(({ path }) => path))('has a route for %s', (path) => {
    expect(`/admin/${patternAt(path)?.route.path}`.replace(/\/$/, '')).toBe(path);
    expect(patternAt(`${path}/`)?.route.path).toBe(patternAt(path)?.route.path);
  });

  it('has a route for the record of a customer', () => {
    expect(patternAt('/admin/customers/12')).toMatchObject({ params: { id: '12' } });
  });

  it("has the server's routes, and one for all others", () => {
    expect(routes.map(({ path }) => path)).toEqual([
      ...adminPaths.map((path) => path.replace(/^\/admin\/?/, '')),
      '*',
    ]);
  });

  it.each(['/admin/nope', '/admin/CONTACTS', '/admin/customers/12/more'])(
    'has no route for %s',
    (path) => expect(patternAt(path)?.route.path).toBe('*'),
  );

  it("shows the site's not-found text for any other address", async () => {
    const Admin = () => useRoutes(routes);
    const router = createMemoryRouter([{ path: '/admin/*', element: <Admin /> }], {
      initialEntries: ['/admin/nope'],
    });
    renderScreen(<RouterProvider router={router} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(
      'Oh... bummer.',
    );
    expect(screen.getByRole('link', { name: 'Take Me Home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Not found · Admin · Polaris');
    cleanup();
  });
});
