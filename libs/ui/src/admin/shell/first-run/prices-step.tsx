import { priceLabel } from '@polaris/contracts';
import { sentence } from '../../../api/client/api-error.ts';
import { useServices } from '../../../api/services.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import type { StepProps } from './first-run-screen.tsx';
import { RouterLink } from './router-link.tsx';
import { StepButtons } from './step-buttons.tsx';

/** The prices that visitors see; they are changed where services are. */
export function PricesStep({ onDone }: StepProps) {
  const { data, isPending, error } = useServices();
  const services = data?.items.filter(({ isActive }) => isActive) ?? [];
  return (
    <>
      {isPending && <LoadingState text="Loading services..." />}
      {error && <Alert>{sentence(error)}</Alert>}
      {data && services.length === 0 && <p className="text-muted">You offer no service yet.</p>}
      <ul className="border-b border-line">
        {services.map((service) => (
          <li
            key={service.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">{service.name}</span>
            <span className="text-muted tabular-nums">{priceLabel(service)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm leading-6 text-muted">
        <RouterLink to="/admin/services">Change services and prices</RouterLink>, then come back
        with your browser’s Back button.
      </p>
      <StepButtons onSkip={onDone} />
    </>
  );
}
