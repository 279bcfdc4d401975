import type { User } from '@polaris/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/client/query-client.ts';
import { useCodeQuestion } from '../api/identity/two-factor.ts';
import { CodeDialog } from '../primitives/dialog/code-dialog.tsx';
import { Toaster } from '../primitives/toast/toast.tsx';
import { AccountGate } from './account-gate.tsx';
import type { Booking } from '../api/site/account/booking.ts';
import { BookingScreen } from './booking/booking-screen.tsx';
import { ClientDashboard } from './dashboard/dashboard-screen.tsx';
import { ClientPurchase } from './dashboard/purchase/purchase-screen.tsx';
import { FreeCallScreen } from './free-call/free-call-screen.tsx';
import { ProfileScreen } from './profile/profile-screen.tsx';

interface AccountAppProps {
  loadingText: string;
  children: (user: User) => ReactNode;
}

function AccountApp({ loadingText, children }: AccountAppProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <AccountGate loadingText={loadingText}>{children}</AccountGate>
      <CodeQuestion />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Asks for a two-factor code when a call requires a recent one. */
const CodeQuestion = () => <CodeDialog {...useCodeQuestion()} />;

/** The pages of a signed-in user, mounted inside the main landmark of a page. */
export const DashboardApp = (props: Omit<ComponentProps<typeof ClientDashboard>, 'user'>) => (
  <AccountApp loadingText="Loading your dashboard...">
    {(user) => <ClientDashboard user={user} {...props} />}
  </AccountApp>
);

export const PurchaseApp = (props: Omit<ComponentProps<typeof ClientPurchase>, 'user'>) => (
  <AccountApp loadingText="Loading your purchase...">
    {(user) => <ClientPurchase user={user} {...props} />}
  </AccountApp>
);

export const ProfileApp = () => (
  <AccountApp loadingText="Loading your profile...">
    {(user) => <ProfileScreen user={user} />}
  </AccountApp>
);

export const BookingApp = ({ booking }: { booking: Booking }) => (
  <AccountApp loadingText="Loading free times...">
    {() => <BookingScreen booking={booking} />}
  </AccountApp>
);

/** For visitors: no sign-in needed. */
export function FreeCallApp(props: ComponentProps<typeof FreeCallScreen>) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <FreeCallScreen {...props} />
    </QueryClientProvider>
  );
}
