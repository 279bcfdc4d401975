import type { Service } from '@polaris/contracts';
import { AdminServiceCard } from './service-card.tsx';
import { useServiceOrder } from './use-service-order.ts';

interface ServiceGridProps {
  services: readonly Service[];
  onEdit: (id: number) => void;
  onDuplicate: (service: Service) => void;
}

/** All services in display order, changed by moving cards. */
export function ServiceGrid({ services, onEdit, onDuplicate }: ServiceGridProps) {
  const order = useServiceOrder(services);
  return (
    <>
      <p className="mb-4 max-w-2xl text-sm leading-6 text-muted">
        Drag a card by its handle to change the order. With the keyboard: arrow keys move it, Enter
        saves, Escape takes it back.
      </p>
      <p role="status" className="sr-only">
        {order.spoken}
      </p>
      <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {order.services.map((service, position) => (
          <AdminServiceCard
            key={service.id}
            service={service}
            position={position}
            isMoving={order.isMoving}
            onMove={(to) => order.move(service.id, to)}
            onSave={() => void order.save()}
            onCancel={order.cancel}
            onEdit={() => onEdit(service.id)}
            onDuplicate={() => onDuplicate(service)}
          />
        ))}
      </ul>
    </>
  );
}
