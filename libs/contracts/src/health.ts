import * as z from 'zod/mini';

/** `product` lets the desktop app tell a Polaris from any other server. */
export const healthSchema = z.object({ status: z.literal('ok'), product: z.literal('polaris') });
export type Health = z.output<typeof healthSchema>;
