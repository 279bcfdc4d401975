import type { Service } from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { sentence } from '../../api/api-error.ts';
import { useServices } from '../../api/services.ts';
import { Button } from '../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../primitives/page-state.tsx';
import { CardGridSkeleton } from '../shared/list/card-grid-skeleton.tsx';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { useEdited } from '../shared/form/use-edited.ts';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceGrid } from './service-grid.tsx';

/** All services, active or not. */
export function ServicesScreen() {
  const services = useServices();
  const { isOpen, record, edit, close } = useEdited(services.data?.items);
  const [template, setTemplate] = useState<Service>();
  const closeDialog = () => {
    close();
    setTemplate(undefined);
  };
  return (
    <>
      <ScreenHeader
        title="Services Management"
        text="What visitors can read about and customers can buy."
        actions={
          <Button onClick={() => edit('new')}>
            <Plus aria-hidden="true" className="size-4" />
            Add Service
          </Button>
        }
      />
      <section aria-labelledby="services-title">
        <h2 id="services-title" className="mb-4 text-base font-semibold text-ink">
          All Services{services.data && ` (${services.data.total})`}
        </h2>
        <ServiceList
          services={services}
          onEdit={edit}
          onDuplicate={(service) => {
            setTemplate(service);
            edit('new');
          }}
        />
      </section>
      <ServiceDialog open={isOpen} service={record} template={template} onClose={closeDialog} />
    </>
  );
}

interface ServiceListProps {
  services: ReturnType<typeof useServices>;
  onEdit: (id: number) => void;
  onDuplicate: (service: Service) => void;
}

function ServiceList({ services, onEdit, onDuplicate }: ServiceListProps) {
  if (services.isPending) return <CardGridSkeleton text="Loading services..." />;
  if (services.isError) {
    return (
      <ErrorState
        level={3}
        title="The services could not be loaded"
        text={sentence(services.error)}
        action={<Button onClick={() => void services.refetch()}>Try again</Button>}
      />
    );
  }
  if (services.data.items.length === 0) {
    return (
      <EmptyState
        level={3}
        title="No services yet"
        text="Create your first service to get started."
      />
    );
  }
  return <ServiceGrid services={services.data.items} onEdit={onEdit} onDuplicate={onDuplicate} />;
}
