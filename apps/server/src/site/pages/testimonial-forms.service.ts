import { Injectable } from '@nestjs/common';
import {
  type AuthorTestimonial,
  type LinkResult,
  type TestimonialInput,
  type TestimonialStep,
  type Visitor,
  namedAs,
  testimonialAgreementSchema,
  testimonialInputSchema,
} from '@polaris/contracts';
import { ProblemError, invalid, toFieldErrors } from '../../platform/problem/problem';
import { AuthorService, assertNamed } from '../testimonials/author.service';

type Fields = Record<string, unknown>;

/** The forms of the author's page, which work without scripts: the same contracts and limits as the API. */
@Injectable()
export class TestimonialFormsService {
  constructor(private readonly author: AuthorService) {}

  open(token: string): Promise<LinkResult<AuthorTestimonial>> {
    return toResult(() => this.author.get(token));
  }

  submit(token: string, fields: Fields, visitor: Visitor): Promise<LinkResult<TestimonialStep>> {
    return toResult(() => this.apply(token, fields, visitor));
  }

  private async apply(
    token: string,
    { intent, ...fields }: Fields,
    { address }: Visitor,
  ): Promise<TestimonialStep> {
    if (intent === 'withdraw') {
      await this.author.withdraw(token, address);
      return { done: 'withdrawn' };
    }
    if (intent === 'agree') {
      await this.author.agree(token, readAgreement(fields), address);
      return { done: 'agreed' };
    }
    const input = readTestimonial(fields);
    if (intent === 'preview') return preview(input);
    return { done: 'sent', url: (await this.author.write(token, input, address)).url };
  }
}

function preview(input: TestimonialInput): TestimonialStep {
  assertNamed(input);
  const { content, rating = null, nameStyle, name, company = null, role = null } = input;
  const named = namedAs({ name, company, role, nameStyle });
  return { done: 'preview', testimonial: { content, rating, ...named } };
}

/** Forms only send text: a missing rating is empty, and an unchecked box is not sent. */
function readTestimonial({ rating, consent, ...fields }: Fields): TestimonialInput {
  const parsed = testimonialInputSchema.safeParse({
    ...fields,
    rating: rating === '' || rating === undefined ? null : Number(rating),
    consent: consent === 'yes',
  });
  if (!parsed.success) throw invalid(toFieldErrors(parsed.error.issues));
  return parsed.data;
}

function readAgreement({ version }: Fields) {
  const parsed = testimonialAgreementSchema.safeParse({ version: Number(version) });
  if (!parsed.success) throw invalid(toFieldErrors(parsed.error.issues));
  return parsed.data;
}

/** If the link cannot be used, the page says so instead of failing. */
async function toResult<T>(run: () => Promise<T>): Promise<LinkResult<T>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { retryAfterSeconds } = error;
    return { ok: false, problem: error.toProblem(), retryAfterSeconds };
  }
}
