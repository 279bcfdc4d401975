import type { UseFormReturn } from 'react-hook-form';

/** A name was typed, but no customer picked: the contract rejects it, so the name is not lost silently. */
export const UNCHOSEN = 0;

interface WithCustomer {
  customerId?: number | null | undefined;
}

/** Sets the customer of a task in its form. */
export function useTypedCustomer<Values extends WithCustomer, Input>(
  form: UseFormReturn<Values, unknown, Input>,
) {
  const { setValue, formState } = form as unknown as UseFormReturn<WithCustomer>;
  const { isSubmitted } = formState;
  return (customerId: number | null) =>
    setValue('customerId', customerId, { shouldDirty: true, shouldValidate: isSubmitted });
}
