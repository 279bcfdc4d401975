import { idParam } from '@polaris/contracts';
import { Link } from 'react-router';
import { EmptyState } from '../../../primitives/page-state.tsx';
import { useVisit } from '../return/visit.ts';

/** The id in the address of a list that shows a single record: undefined for all, null for an invalid id. */
export function useLinkedId(): number | null | undefined {
  const value = new URLSearchParams(useVisit().visit.search).get('id');
  return value === null ? undefined : (idParam.safeParse(value).data ?? null);
}

interface LinkedProps {
  noun: string;
  nouns: string;
  /** The address of the complete list. */
  path: string;
}

/** Shown above the single record that a link points to. */
export function LinkedNote({ noun, nouns, path }: LinkedProps) {
  return (
    <p className="mb-4 flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
      Only the {noun} that the link points to is shown.
      <Link to={path} className="text-ink underline underline-offset-4">
        Show all {nouns}
      </Link>
    </p>
  );
}

export const linkedMissing = (noun: string) => ({
  title: 'Not found',
  text: `This ${noun} does not exist or is in the trash.`,
});

/** Shown instead of the list, if the address has no valid id. */
export function LinkedNowhere(props: LinkedProps) {
  return (
    <div className="min-w-0">
      <LinkedNote {...props} />
      <EmptyState level={2} {...linkedMissing(props.noun)} />
    </div>
  );
}
