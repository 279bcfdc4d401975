import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Service,
  type ServiceFormValues,
  type ServiceInput,
  serviceCategoryLabels,
  serviceDefaults,
  serviceInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useSaveService } from '../../api/services.ts';
import { toast } from '../../primitives/toast.tsx';
import { useSaving } from '../shared/form/use-saving.ts';

const labels = {
  name: 'Service Name',
  description: 'Description',
  price: 'Base Price',
  priceDisplay: 'Display Price',
  category: 'Category',
  iconName: 'Icon',
  sortOrder: 'Sort Order',
  isActive: 'Active',
  showOnLanding: 'Show on landing page',
};

const choices = { category: serviceCategoryLabels };

const messages = {
  create: {
    success: ['Service created', 'New service has been added successfully.'],
    failure: 'Failed to create service. Please try again.',
  },
  update: {
    success: ['Service updated', 'Service has been updated successfully.'],
    failure: 'Failed to update service. Please try again.',
  },
} as const;

const valuesOf = (service: Service | undefined): Partial<ServiceFormValues> =>
  service
    ? { ...service, priceDisplay: service.priceDisplay ?? '' }
    : { ...serviceDefaults, price: undefined };

/** The form of one service: its values, saving, and the toasts after it. */
export function useServiceForm(service: Service | undefined, onClose: () => void) {
  const store = useSaveService();
  const stored = valuesOf(service);
  const form = useForm<ServiceFormValues, unknown, ServiceInput>({
    resolver: standardSchemaResolver(serviceInputSchema),
    defaultValues: stored,
  });
  const { success, failure } = service ? messages.update : messages.create;
  const save = async (body: ServiceInput) => {
    await store.mutateAsync({ id: service?.id, body });
    toast({ title: success[0], description: success[1] });
    onClose();
  };
  const onFailure = () => toast({ title: 'Error', description: failure, variant: 'destructive' });
  return { form, saving: useSaving({ form, labels, choices, stored, save, onFailure }) };
}
