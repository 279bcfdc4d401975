import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../../primitives/page-state.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { ScreenTitle } from '../record/screen-header.tsx';

interface CatalogScreenProps<T> {
  title: string;
  /** Plural, as in a sentence: "services". */
  noun: string;
  /** The label of the button that adds one. */
  add: string;
  onAdd: () => void;
  records: {
    isPending: boolean;
    error: unknown;
    refetch: () => unknown;
    data?: { items: readonly T[]; total: number } | undefined;
  };
  empty: { title: string; text: string };
  /** Gets the focus when the focused record is gone. */
  heading?: Ref<HTMLHeadingElement>;
  /** The cards. */
  children: (items: readonly T[]) => ReactNode;
}

/** A screen of cards, which are all loaded together. */
export function CatalogScreen<T>(props: CatalogScreenProps<T>) {
  const { title, noun, add, onAdd, records, heading } = props;
  const id = `${noun}-title`;
  return (
    <>
      <section aria-labelledby={id}>
        <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <ScreenTitle>{title}</ScreenTitle>
          <h2 id={id} ref={heading} tabIndex={-1} className="mr-auto text-muted">
            All {noun.charAt(0).toUpperCase() + noun.slice(1)}
            {records.data && ` (${records.data.total})`}
          </h2>
          <Button mutates onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4" />
            {add}
          </Button>
        </div>
        <Cards {...props} />
      </section>
    </>
  );
}

function Cards<T>({ noun, onAdd, records, empty, children }: CatalogScreenProps<T>) {
  if (records.isPending) return <CardGridSkeleton text={`Loading ${noun}...`} />;
  if (!records.data)
    return (
      <ErrorState
        level={3}
        title={`The ${noun} could not be loaded`}
        text={errorMessage(records.error)}
        action={<Button onClick={() => void records.refetch()}>Try again</Button>}
      />
    );
  return (
    <>
      {records.error !== null && <Alert className="mb-4">{errorMessage(records.error)}</Alert>}
      {records.data.items.length === 0 ? (
        <EmptyState
          level={3}
          {...empty}
          action={
            <Button mutates onClick={onAdd}>
              Create the first one
            </Button>
          }
        />
      ) : (
        children(records.data.items)
      )}
    </>
  );
}

/** Cards side by side where there is room. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">{children}</ul>
);

function CardGridSkeleton({ text }: { text: string }) {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      <span className="sr-only">{text}</span>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-44 w-full" />
      ))}
    </div>
  );
}
