import { Plus } from 'lucide-react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useServices } from '../../../api/sales/services.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { ServiceRow } from './service-row.tsx';
import { ServiceDialog } from '../../sales/services/service-dialog.tsx';
import { useEditDialog } from '../../shared/form/use-edit-dialog.ts';
import { StepButtons, type StepProps } from './step-buttons.tsx';

/** The catalog, edited here as under Services. */
export function PricesStep({ onDone }: StepProps) {
  const { data, isPending, error } = useServices();
  const { isOpen, record, edit, close } = useEditDialog(data?.items);
  return (
    <>
      {isPending && <LoadingState text="Loading services..." />}
      {error && <Alert className="mb-4">{errorMessage(error)}</Alert>}
      {data?.items.length === 0 && <p className="mb-4 text-muted">You have no services yet.</p>}
      {data && (
        <>
          <ul className="mb-4 border-b border-line empty:hidden">
            {data.items.map((service) => (
              <ServiceRow key={service.id} service={service} onEdit={() => edit(service.id)} />
            ))}
          </ul>
          <Button mutates variant="secondary" size="sm" onClick={() => edit('new')}>
            <Plus aria-hidden="true" className="size-3.5" />
            Add New Service
          </Button>
        </>
      )}
      <StepButtons onSkip={onDone} />
      <ServiceDialog open={isOpen} service={record} onClose={close} />
    </>
  );
}
