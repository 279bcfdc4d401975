import { errorMessage } from '../../../api/client/api-error.ts';
import { toast } from '../../../primitives/toast/toast.tsx';

const showError = (description: string) =>
  toast({ title: 'Error', description, variant: 'destructive' });

/** Reports a failed admin action with the server's sentence. */
export function reportFailure(error: unknown): void {
  showError(errorMessage(error));
}

/** As specified for contacts, customers, activities and assets only: "409: This address is taken." */
export function reportFailureWithStatus(error: unknown): void {
  showError(error instanceof Error ? error.message : String(error));
}

export function reportSuccess(description: string): void {
  toast({ title: 'Success', description });
}
