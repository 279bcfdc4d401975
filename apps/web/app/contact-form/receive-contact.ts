import type { ContactFormValues, Problem, SiteRequest } from '@polaris/contracts';
import { data, redirect } from 'react-router';
import { contactFieldNames } from './contact-field-names.ts';
import { parseAttribution } from './stored-attribution.ts';

export interface RejectedContact {
  values: Partial<ContactFormValues>;
  problem: Problem;
}

/** Handles the form post without scripts; `thanks` is the page after success. */
export async function receiveContact(request: Request, site: SiteRequest, thanks: string) {
  const { arrival, ...fields } = Object.fromEntries(await request.formData());
  const input = { ...fields, arrival: parseAttribution(arrival) };
  const result = await site.data.submitContact(input, site.visitor);
  if (result.ok) return redirect(thanks, 303);
  const { problem, retryAfterSeconds } = result;
  return data<RejectedContact>(
    { values: submittedValues(fields), problem },
    {
      status: problem.status,
      headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
    },
  );
}

/** The submitted values, to be shown again. */
function submittedValues(fields: Record<string, FormDataEntryValue>): Partial<ContactFormValues> {
  const submitted = contactFieldNames.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(submitted.filter(([, value]) => typeof value === 'string'));
}
