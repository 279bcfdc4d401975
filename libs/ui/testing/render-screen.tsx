import type { User } from '@polaris/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../src/api/client/query-client.ts';
import { currentToast, dismissToast } from '../src/primitives/toast/toast-store.ts';
import { Toaster } from '../src/primitives/toast/toast.tsx';

/** Renders a part of a screen with a query cache and toasts. */
export function renderScreen(children: ReactNode) {
  removeToasts();
  return render(
    <QueryClientProvider client={createQueryClient()}>
      {children}
      <Toaster />
    </QueryClientProvider>,
  );
}

/** Renders a part of a page with its own cache and toasts. */
export function renderApp(children: ReactNode) {
  removeToasts();
  return render(children);
}

/** Toasts outlive their screen: removes those of the previous test. */
export function removeToasts(): void {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
}

export const someUser = (own: Partial<User> = {}): User => ({
  id: 'grace',
  email: 'grace@example.com',
  emailStatus: 'verified',
  pendingEmail: null,
  hasPassword: true,
  firstName: 'Grace',
  lastName: 'Hopper',
  profileImageUrl: null,
  phone: null,
  isAdmin: false,
  timeZone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...own,
});
