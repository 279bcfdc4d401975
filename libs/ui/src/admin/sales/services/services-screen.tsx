import type { Service } from '@polaris/contracts';
import { useState } from 'react';
import { useServices } from '../../../api/sales/services.ts';
import { CatalogScreen } from '../../shared/list/catalog-screen.tsx';
import { useEditDialog } from '../../shared/form/use-edit-dialog.ts';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceGrid } from './service-grid.tsx';

/** All services, active or not. */
export function ServicesScreen() {
  const services = useServices();
  const { isOpen, record, edit, close } = useEditDialog(services.data?.items);
  const [template, setTemplate] = useState<Service>();
  const closeDialog = () => {
    close();
    setTemplate(undefined);
  };
  return (
    <>
      <CatalogScreen
        title="Services Management"
        noun="services"
        add="Add Service"
        onAdd={() => edit('new')}
        records={services}
        empty={{
          title: 'No services yet',
          text: 'Create your first service to get started.',
        }}
      >
        {(items) => (
          <ServiceGrid
            services={items}
            onEdit={edit}
            onDuplicate={(service) => {
              setTemplate(service);
              edit('new');
            }}
          />
        )}
      </CatalogScreen>
      <ServiceDialog open={isOpen} service={record} template={template} onClose={closeDialog} />
    </>
  );
}
