import { idParamsSchema } from '@polaris/contracts';
import { Link, useParams } from 'react-router';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useEssay } from '../../../api/site/essays.ts';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { EssayEditor } from './essay-editor.tsx';

/** The editor of the essay that the address names. */
export function EssayScreen() {
  const { data } = idParamsSchema.safeParse(useParams());
  const id = data?.id ?? 0;
  const essay = useEssay(id);
  // Stays open after the essay is deleted elsewhere, so that typed text can be copied.
  if (essay.data) return <EssayEditor key={id} essay={essay.data} />;
  if (id === 0 || hasStatus(essay.error, 404)) return <NotFound />;
  if (essay.isPending) return <LoadingState text="Loading essay..." />;
  return (
    <ErrorState
      level={1}
      title="The essay could not be loaded"
      text={errorMessage(essay.error)}
      action={<Button onClick={() => void essay.refetch()}>Try again</Button>}
    />
  );
}

/** The editor for a new essay. */
export const NewEssayScreen = () => <EssayEditor essay={undefined} />;

const NotFound = () => (
  <EmptyState
    level={1}
    title="Essay Not Found"
    text="This essay does not exist, or it was deleted."
    action={
      <Link to="/admin/essays" className={buttonStyle({})}>
        Back to Essays
      </Link>
    }
  />
);
