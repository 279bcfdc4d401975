import * as z from 'zod/mini';
import { isOwnPath, text } from '../../values/text/text.ts';

const PATH = 'Must be a path of this site.';
const campaignText = z.optional(text(100));

/** How a visit started, as remembered by the browser that sends a message. No cookie is set for it. */
export const attributionSchema = z.object({
  /** The path of the landing page, without its query. */
  page: text(300).check(z.refine<string>(isOwnPath, { error: PATH, params: { pattern: '^/' } })),
  /** The host of the referring site. */
  referrer: z.optional(text(253)),
  /** The campaign parameters of the landing page: utm_source, utm_medium and utm_campaign. */
  source: campaignText,
  medium: campaignText,
  campaign: campaignText,
});
export type Attribution = z.output<typeof attributionSchema>;
