import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Service,
  type ServiceFormValues,
  type ServiceInput,
  type ServicePageField,
  dollars,
  serviceCategoryLabels,
  serviceDefaults,
  serviceInputSchema,
  servicePageLabels,
  servicePricingLabels,
  listServices,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import type { Edit } from '../../../api/client/edit-record.ts';
import { useCreateService, useUpdateService } from '../../../api/sales/services.ts';
import { toast } from '../../../primitives/toast/toast.tsx';
import { useSaving } from '../../shared/form/use-saving.ts';

const labels = {
  name: 'Service Name',
  description: 'Description',
  price: 'Base Price',
  priceDisplay: 'Display Price',
  pricing: 'Pricing',
  category: 'Category',
  iconName: 'Icon',
  sortOrder: 'Sort Order',
  isActive: 'Active',
  showOnLanding: 'Show on landing page',
  includedSessions: 'Included sessions',
  sessionMinutes: 'Minutes per session',
  bookWithinDays: 'Days to book them in',
  ...servicePageLabels,
};

const pageFields = Object.keys(servicePageLabels) as ServicePageField[];

const formats = {
  category: serviceCategoryLabels,
  pricing: servicePricingLabels,
  price: (value: string) => dollars(Number(value)),
};

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

const valuesOf = (service: Service): Partial<ServiceFormValues> => ({
  name: service.name,
  description: service.description,
  price: service.price,
  priceDisplay: service.priceDisplay ?? '',
  pricing: service.pricing,
  category: service.category,
  iconName: service.iconName,
  sortOrder: service.sortOrder,
  isActive: service.isActive,
  showOnLanding: service.showOnLanding,
  includedSessions: service.includedSessions,
  sessionMinutes: service.sessionMinutes,
  bookWithinDays: service.bookWithinDays,
  ...Object.fromEntries(pageFields.map((field) => [field, service[field] ?? ''])),
});

/** A copy is inactive at first. */
const newValues = (template: Service | undefined): Partial<ServiceFormValues> =>
  template
    ? { ...valuesOf(template), name: `${template.name} (copy)`, isActive: false }
    : { ...serviceDefaults, price: undefined };

interface ServiceFormOptions {
  service: Service | undefined;
  /** Initial values of a new one. */
  template: Service | undefined;
  onClose: () => void;
}

/** The form of one service: its values, saving, and the toasts after it. */
export function useServiceForm({ service, template, onClose }: ServiceFormOptions) {
  const create = useCreateService();
  const update = useUpdateService();
  const form = useForm<ServiceFormValues, unknown, ServiceInput>({
    resolver: standardSchemaResolver(serviceInputSchema),
    defaultValues: service ? valuesOf(service) : newValues(template),
  });
  const { success, failure } = service ? messages.update : messages.create;
  const saving = useSaving({
    form,
    labels,
    formats,
    path: listServices.path,
    record: service,
    valuesOf,
    create: create.mutateAsync,
    update: async (edit: Edit<Service, ServiceInput>) => (await update.mutateAsync(edit)).saved,
    done: { title: success[0], description: success[1] },
    onSaved: onClose,
    onFailure: () => toast({ title: 'Error', description: failure, variant: 'destructive' }),
  });
  return { form, saving };
}
