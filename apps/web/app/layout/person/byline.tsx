import clsx from 'clsx';
import { content } from '../../page/content.ts';
import { Portrait } from './portrait.tsx';

/** The author of a page that sells nothing. */
export function Byline({ className }: { className?: string }) {
  return (
    <p className={clsx('text-sm', className)}>
      <a
        href="/about"
        rel="author"
        className="inline-flex min-h-11 items-center gap-3 rounded-sm underline-offset-4 hover:underline"
      >
        <Portrait isDecoration className="size-9 rounded-full" />
        By {content().site.owner}
      </a>
    </p>
  );
}
