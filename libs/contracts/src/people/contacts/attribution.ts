import * as z from 'zod/mini';
import { isOwnPath, text } from '../../values/text/text.ts';

const PATH = 'Must be a path of this site.';
const campaignText = z.optional(text(100));

/** How a visit started, as the browser that sends a message remembers it. No cookie is set for it. */
export const attributionSchema = z.object({
  /** The first page, without its query. */
  page: text(300).check(z.refine<string>(isOwnPath, { error: PATH, params: { pattern: '^/' } })),
  /** The host of the site that led there. */
  referrer: z.optional(text(253)),
  /** The marks of a campaign in the first address: utm_source, utm_medium and utm_campaign. */
  source: campaignText,
  medium: campaignText,
  campaign: campaignText,
});
export type Attribution = z.output<typeof attributionSchema>;
