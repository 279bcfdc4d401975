import { toast } from '../../../primitives/toast/toast.tsx';

/** Reports a failed admin action with a toast. */
export function reportFailure(error: unknown): void {
  const description = error instanceof Error ? error.message : String(error);
  toast({ title: 'Error', description, variant: 'destructive' });
}

export function reportSuccess(description: string): void {
  toast({ title: 'Success', description });
}
