import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { AdminApp } from '../src/admin/admin-app.tsx';
import { dropAnswers } from '../src/api/read-ahead.ts';
import { type AnsweringServer, list } from './answering-server.ts';
import { someMoney } from './figures.ts';
import { dropToast, someUser } from './render-screen.tsx';

type Answers = Parameters<AnsweringServer['lay']>[0];

export type Keys = ReturnType<typeof userEvent.setup>;

/** The admin area at an address, for an owner who is signed in; in a shell that gives it these props. */
export function openAdmin(
  server: AnsweringServer,
  path: string,
  answers: Answers = {},
  props: ComponentProps<typeof AdminApp> = {},
) {
  dropToast();
  dropAnswers();
  window.lastKeyAt = undefined;
  server.lay({
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
    'GET /api/auth/options': { json: { openId: false, mail: true } },
    'GET /api/admin/money': { json: someMoney() },
    'GET /api/admin/checklist': { json: { dismissed: true, steps: [] } },
    ...answers,
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
  // Toasts take the pointer a moment after they are shown, which only a browser's layout makes visible.
  const keys = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, keys, router, address };
}
