import * as z from 'zod/mini';
import { text } from './text/text.ts';

/** The hidden field `website` of the forms for visitors, which people neither see nor fill in. */
export const honeypot = z.optional(z.nullable(text(2048)));
