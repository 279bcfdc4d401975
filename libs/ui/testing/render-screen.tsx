import type { User } from '@polaris/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../src/api/query-client.ts';
import { currentToast, dismissToast } from '../src/primitives/toast-store.ts';
import { Toaster } from '../src/primitives/toast.tsx';

/** A part of a screen with what its page gives it: the cache of what was read, and toasts. */
export function renderScreen(children: ReactNode) {
  dropToast();
  return render(
    <QueryClientProvider client={createQueryClient()}>
      {children}
      <Toaster />
    </QueryClientProvider>,
  );
}

/** A part of a page that brings its cache and its toasts along. */
export function renderApp(children: ReactNode) {
  dropToast();
  return render(children);
}

/** Toasts outlive the screen that raised them: a test must not find that of the test before. */
export function dropToast(): void {
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
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...own,
});
