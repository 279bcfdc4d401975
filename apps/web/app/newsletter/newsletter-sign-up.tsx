import clsx from 'clsx';
import { content } from '../page/content.ts';
import { NewsletterForm } from './newsletter-form.tsx';

interface NewsletterSignUpProps {
  source: string;
  className?: string;
}

/** The form below an essay, and below the list of them. */
export function NewsletterSignUp({ source, className }: NewsletterSignUpProps) {
  const { title, lead } = content().newsletter;
  return (
    <aside aria-labelledby="newsletter-title" className={clsx('pb-14 print:hidden', className)}>
      <div className="grid gap-6 border-t-2 border-accent pt-8 md:grid-cols-2 md:gap-10">
        <div className="flex flex-col gap-2">
          <h2 id="newsletter-title" className="font-display text-title">
            {title}
          </h2>
          <p className="text-muted">{lead}</p>
        </div>
        <NewsletterForm source={source} />
      </div>
    </aside>
  );
}
