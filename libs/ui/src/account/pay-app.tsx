import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/client/query-client.ts';
import { PayScreen } from './pay/pay-screen.tsx';

/** Paying by a link, without an account. */
export function PayApp() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <PayScreen />
    </QueryClientProvider>
  );
}
