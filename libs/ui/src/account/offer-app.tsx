import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/client/query-client.ts';
import { OfferScreen } from './offer/offer-screen.tsx';

/** An offer by its link, without an account. */
export function OfferApp() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <OfferScreen />
    </QueryClientProvider>
  );
}
