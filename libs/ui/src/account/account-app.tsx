import type { User } from '@polaris/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { createQueryClient } from '../api/client/query-client.ts';
import { Toaster } from '../primitives/toast/toast.tsx';
import { AccountGate } from './account-gate.tsx';
import { ClientDashboard } from './dashboard/dashboard-screen.tsx';
import { ProfileScreen } from './profile/profile-screen.tsx';

interface AccountAppProps {
  screen: ComponentType<{ user: User }>;
  loadingText: string;
}

function AccountApp({ screen: Screen, loadingText }: AccountAppProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <AccountGate loadingText={loadingText}>{(user) => <Screen user={user} />}</AccountGate>
      <Toaster />
    </QueryClientProvider>
  );
}

/** The pages of a signed-in user, mounted inside the main landmark of a page. */
export const DashboardApp = () => (
  <AccountApp screen={ClientDashboard} loadingText="Loading your dashboard..." />
);

export const ProfileApp = () => (
  <AccountApp screen={ProfileScreen} loadingText="Loading your profile..." />
);
