import { errorMessage } from '../api/client/api-error.ts';
import { toast } from '../primitives/toast/toast.tsx';

/** Reports a failed download with a toast. */
export const reportDownload = (error: unknown) =>
  toast({ title: 'Download failed', description: errorMessage(error), variant: 'destructive' });
