import { idParamsSchema } from '@polaris/contracts';
import { useParams } from 'react-router';
import { InvoiceScreen } from './invoice-screen.tsx';

/** The invoice named by the address. */
export function InvoiceRoute() {
  const { data } = idParamsSchema.safeParse(useParams());
  return <InvoiceScreen id={data?.id ?? 0} />;
}
