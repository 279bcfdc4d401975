import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { AdminApp } from '../src/admin/admin-app.tsx';
import { dropPrefetched } from '../src/api/client/prefetched.ts';
import { type MockServer, list } from './mock-server.ts';
import { someMoney, someServerHealth, someToday } from './records/figures.ts';
import { removeToasts, someUser } from './render-screen.tsx';

type Answers = Parameters<MockServer['respondWith']>[0];

export type UserEvents = ReturnType<typeof userEvent.setup>;

/** Renders the admin area at an address for a signed-in owner, with these shell props. */
export function openAdmin(
  server: MockServer,
  path: string,
  responses: Answers = {},
  props: ComponentProps<typeof AdminApp> = {},
) {
  removeToasts();
  dropPrefetched();
  window.lastKeyAt = undefined;
  server.respondWith({
    'GET /api/auth/user': { json: someUser({ isAdmin: true }) },
    'GET /api/customers/matches': { json: [] },
    'GET /api/customers/7/tags': { json: [] },
    'GET /api/customers/7/fields': { json: [] },
    'GET /api/admin/tags': { json: [] },
    'GET /api/admin/customer-fields': { json: [] },
    'GET /api/admin/views': { json: [] },
    'GET /api/admin/customers': list([]),
    'GET /api/admin/contact-submissions/31/messages': list([]),
    'GET /api/admin/reply-templates': list([]),
    'GET /api/activities/due': list([]),
    'GET /api/admin/tasks': list([]),
    'GET /api/admin/companies': list([]),
    'GET /api/customers/7/companies': { json: [] },
    'GET /api/auth/options': { json: { openId: false, mail: true } },
    'GET /api/admin/assistant-drafts': { json: [] },
    'GET /api/admin/money': { json: someMoney() },
    'GET /api/admin/health': { json: someServerHealth() },
    'GET /api/admin/today': { json: someToday() },
    'GET /api/admin/checklist': { json: { dismissed: true, samples: 'none', steps: [] } },
    ...responses,
  });
  const router = createMemoryRouter([{ path: '/admin/*', element: <AdminApp {...props} /> }], {
    initialEntries: [path],
  });
  const view = render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  // Toasts capture the pointer shortly after they are shown, which only a real layout shows.
  const keys = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, keys, router, address };
}
