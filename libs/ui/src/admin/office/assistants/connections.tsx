import { useId } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useAssistantConnections } from '../../../api/office/assistants.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';
import { ConnectionEntry } from './connection-entry.tsx';

/** What is connected. */
export function Connections() {
  const connections = useAssistantConnections();
  const id = useId();
  return (
    <ListSection id={id} title="Connected">
      {connections.isPending && <LoadingState text="Loading the connections..." className="py-4" />}
      {connections.isError && !connections.data && (
        <div className="flex flex-col items-start gap-3 py-4">
          <Alert>{errorMessage(connections.error)}</Alert>
          <Button onClick={() => void connections.refetch()}>Try again</Button>
        </div>
      )}
      {connections.data?.length === 0 && (
        <p className="py-4 text-sm leading-6 text-muted">Nothing is connected yet.</p>
      )}
      <ul className="empty:hidden">
        {connections.data?.map((connection) => (
          <ConnectionEntry key={connection.id} connection={connection} />
        ))}
      </ul>
    </ListSection>
  );
}
