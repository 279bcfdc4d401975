import type { ListedContent } from '@polaris/contracts';
import clsx from 'clsx';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useSiteContent, useSiteContentPart } from '../../../api/site/site-content.ts';
import { Button } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { PartForm } from './part-form.tsx';

const FIRST = 'site';

/** The texts and pictures of the public pages. */
export function SiteContentScreen() {
  const [search] = useSearchParams();
  const name = search.get('part') ?? FIRST;
  const parts = useSiteContent();
  return (
    <>
      <ScreenHeader
        title="Site"
        text="The words and pictures of your pages. Visitors see a change as soon as you save it."
      />
      {parts.data && <PartLinks parts={parts.data} current={name} />}
      <Part key={name} name={name} />
    </>
  );
}

interface PartLinksProps {
  parts: readonly ListedContent[];
  current: string;
}

function PartLinks({ parts, current }: PartLinksProps) {
  const navigate = useNavigate();
  /** Asks about unsaved changes here, as the guard does not cover changes of the part. */
  const open = (event: MouseEvent, to: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    leaveOrAsk(() => void navigate(to));
  };
  return (
    <nav aria-label="Parts of the site" className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ name, title, isOutdated }) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
              onClick={(event) => open(event, pathOf(name))}
              aria-current={name === current ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-9 items-center gap-2 rounded-sm border px-3 text-sm pointer-coarse:min-h-11',
                name === current
                  ? 'border-accent bg-accent-soft text-ink'
                  : 'border-line text-muted hover:border-ink hover:text-ink',
                focusRing,
              )}
            >
              {title}
              {isOutdated && <span className="text-warn">needs a look</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const pathOf = (name: string) => `/admin/settings/site?part=${name}`;

function Part({ name }: { name: string }) {
  const part = useSiteContentPart(name);
  const [round, setRound] = useState(0);
  const reload = () => void part.refetch().then(() => setRound((count) => count + 1));
  if (part.isPending) return <LoadingState text="Loading the texts..." />;
  if (!part.data)
    return (
      <ErrorState
        title="The texts could not be loaded"
        text={errorMessage(part.error)}
        action={<Button onClick={() => void part.refetch()}>Try again</Button>}
      />
    );
  return <PartForm key={round} part={part.data} onReload={reload} />;
}
