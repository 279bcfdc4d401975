import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Service,
  type ServiceFormValues,
  type ServiceInput,
  serviceDefaults,
  serviceInputSchema,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasStatus } from '../../api/api-error.ts';
import { reportProblem } from '../../api/form-errors.ts';
import { useSaveService } from '../../api/services.ts';
import { toast } from '../../primitives/toast.tsx';
import { useUnsaved } from '../unsaved.ts';

const fields = Object.keys(serviceInputSchema.shape);

const words = {
  create: {
    success: ['Service created', 'New service has been added successfully.'],
    failure: 'Failed to create service. Please try again.',
  },
  update: {
    success: ['Service updated', 'Service has been updated successfully.'],
    failure: 'Failed to update service. Please try again.',
  },
} as const;

export const valuesOf = (service: Service | undefined): Partial<ServiceFormValues> =>
  service ? { ...service, priceDisplay: service.priceDisplay ?? '' } : { ...serviceDefaults };

/** The form of one service, from its first values to the words about its end. */
export function useServiceForm(service: Service | undefined, onClose: () => void) {
  const saving = useSaveService();
  const [conflict, setConflict] = useState(false);
  const form = useForm<ServiceFormValues, unknown, ServiceInput>({
    resolver: standardSchemaResolver(serviceInputSchema),
    defaultValues: valuesOf(service),
  });
  const { success, failure } = service ? words.update : words.create;
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitting);
  const save = form.handleSubmit(async (body) => {
    try {
      await saving.mutateAsync({ id: service?.id, body });
      toast({ title: success[0], description: success[1] });
      onClose();
    } catch (error) {
      toast({ title: 'Error', description: failure, variant: 'destructive' });
      if (hasStatus(error, 409)) return setConflict(true);
      reportProblem(error, fields, (field, message) => form.setError(field as 'name', { message }));
    }
  });
  const overwrite = () => {
    form.setValue('version', service?.version);
    setConflict(false);
  };
  return { form, save, conflict, overwrite };
}
