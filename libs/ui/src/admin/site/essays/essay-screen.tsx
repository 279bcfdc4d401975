import { idParamsSchema } from '@polaris/contracts';
import { Link, useParams } from 'react-router';
import { hasStatus, sentence } from '../../../api/client/api-error.ts';
import { useEssay } from '../../../api/site/essays.ts';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { EssayEditor } from './essay-editor.tsx';

/** The editor of the essay that the address names. */
export function EssayScreen() {
  const { data } = idParamsSchema.safeParse(useParams());
  const id = data?.id ?? 0;
  const essay = useEssay(id);
  // Also once it is deleted elsewhere: what was typed is still there to be copied.
  if (essay.data) return <EssayEditor key={id} essay={essay.data} />;
  if (id === 0 || hasStatus(essay.error, 404)) return <NotFound />;
  if (essay.isPending) return <LoadingState text="Loading essay..." />;
  return (
    <ErrorState
      level={1}
      title="The essay could not be loaded"
      text={sentence(essay.error)}
      action={<Button onClick={() => void essay.refetch()}>Try again</Button>}
    />
  );
}

/** The editor without an essay yet. */
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
