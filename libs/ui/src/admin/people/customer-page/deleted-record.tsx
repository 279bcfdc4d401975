import { Link } from 'react-router';
import { buttonStyle } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/page-state.tsx';

interface RecordNotFoundProps {
  /** "Customer" */
  name: string;
  list: { path: string; label: string };
}

/** The page of a record that does not exist, or is in the trash. */
export const RecordNotFound = ({ name, list }: RecordNotFoundProps) => (
  <EmptyState
    level={1}
    title={`${name} Not Found`}
    text={`This ${name.toLowerCase()} does not exist or is in the trash.`}
    action={
      <>
        <Link to={list.path} className={buttonStyle({})}>
          Back to {list.label}
        </Link>
        <Link to="/admin/trash" className={buttonStyle({ variant: 'secondary' })}>
          Open the trash
        </Link>
      </>
    }
  />
);

/** Why nothing can be saved on the page of a record that was deleted while it was open. */
export const DeletedText = ({ name }: { name: string }) => (
  <>
    This {name} has been deleted. Nothing can be saved here unless you restore it from{' '}
    <Link to="/admin/trash" className="underline underline-offset-4">
      the trash
    </Link>
    .
  </>
);
