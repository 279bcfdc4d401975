import type { Problem } from '@polaris/contracts';
import { Alert } from '@polaris/ui/primitives/alert';
import { Button } from '@polaris/ui/primitives/button';
import { HoneypotField } from '@polaris/ui/primitives/fields/honeypot-field';
import { Field } from '@polaris/ui/primitives/fields/field';
import { Input } from '@polaris/ui/primitives/fields/input';
import { newsletterTexts as newsletter } from '../../content/newsletter.ts';
import { content } from '../page/content.ts';

export interface NewsletterFormProps {
  /** The page on which the visitor signs up. */
  source: string;
  /** The rejected input. */
  email?: string | undefined;
  problem?: Problem | undefined;
}

/** A form that needs no script. */
export function NewsletterForm({ source, email, problem }: NewsletterFormProps) {
  const error = problem?.errors?.find(({ path }) => path === 'email')?.message;
  return (
    <form method="post" action={newsletter.path} className="relative flex flex-col gap-4">
      {problem && !error && <Alert>{problem.detail}</Alert>}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field label="Email" error={error} required className="sm:flex-1">
          <Input
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            autoFocus={error !== undefined}
          />
        </Field>
        <Button type="submit" className="sm:mt-6.5">
          {content().newsletter.button}
        </Button>
      </div>
      <input type="hidden" name="source" value={source} />
      <HoneypotField />
    </form>
  );
}
