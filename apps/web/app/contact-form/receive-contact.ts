import type { ContactFormValues, Problem, SiteRequest } from '@polaris/contracts';
import { data, redirect } from 'react-router';
import { contactFieldNames } from './contact-field-names.ts';
import { readArrival } from './noted-arrival.ts';

export interface RefusedContact {
  values: Partial<ContactFormValues>;
  problem: Problem;
}

/** Takes the form as a browser without scripts posts it; `thanks` is where a sent message leads. */
export async function receiveContact(request: Request, site: SiteRequest, thanks: string) {
  const { arrival, ...fields } = Object.fromEntries(await request.formData());
  const input = { ...fields, arrival: readArrival(arrival) };
  const result = await site.data.submitContact(input, site.visitor);
  if (result.ok) return redirect(thanks, 303);
  const { problem, retryAfterSeconds } = result;
  return data<RefusedContact>(
    { values: keptValues(fields), problem },
    {
      status: problem.status,
      headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
    },
  );
}

/** The visitor's own words, to be shown again. */
function keptValues(fields: Record<string, FormDataEntryValue>): Partial<ContactFormValues> {
  const kept = contactFieldNames.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(kept.filter(([, value]) => typeof value === 'string'));
}
