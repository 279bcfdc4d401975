import { type Essay, publicEssayPath } from '@polaris/contracts';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../primitives/button.tsx';
import { useSiteOrigin } from '../../shared/record/site-origin.ts';
import { CopyLink } from '../../shared/record/copy-link.tsx';
import { EssayStatusBadge } from './essay-status-badge.tsx';

/** The title, the status, and the link to the site. */
export function EssayHeader({ essay }: { essay: Essay | undefined }) {
  return (
    <header className="mb-6">
      <p className="text-sm leading-6">
        <Link
          to="/admin/essays"
          className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
        >
          <span aria-hidden="true">←</span> Back to Essays
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-3xl leading-9 tracking-tight wrap-anywhere">
          {essay?.title ?? 'New essay'}
        </h1>
        {essay && <EssayStatusBadge status={essay.status} />}
        {essay && <CopyLink kind="essays" id={essay.id} />}
        {essay?.status === 'published' && <SiteLink slug={essay.slug} />}
      </div>
    </header>
  );
}

/** In the desktop app, the site is at another origin. */
function SiteLink({ slug }: { slug: string }) {
  const origin = useSiteOrigin() ?? '';
  return (
    <a
      href={origin + publicEssayPath(slug)}
      target="_blank"
      rel="noopener"
      className={buttonStyle({ variant: 'secondary', size: 'sm' })}
    >
      <ExternalLink aria-hidden="true" className="size-3.5" />
      View on the site
    </a>
  );
}
