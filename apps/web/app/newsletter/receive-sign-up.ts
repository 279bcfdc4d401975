import type { Problem, SiteRequest } from '@polaris/contracts';
import { data, redirect } from 'react-router';
import { newsletterTexts as newsletter } from '../../content/newsletter.ts';

export interface RejectedSignUp {
  email: string | undefined;
  source: string | undefined;
  problem: Problem;
}

/** Handles the form; the response is the same for every valid address. */
export async function receiveSignUp(request: Request, site: SiteRequest) {
  const fields = Object.fromEntries(await request.formData());
  const result = await site.data.subscribe(fields, site.visitor);
  if (result.ok) return redirect(`${newsletter.path}?sent`, 303);
  const { problem, retryAfterSeconds } = result;
  return data<RejectedSignUp>(
    { email: textIn(fields.email), source: textIn(fields.source), problem },
    {
      status: problem.status,
      headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
    },
  );
}

const textIn = (value: FormDataEntryValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
