import { assistantToolText } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useAssistantCalls } from '../../../api/office/assistants.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { dateAndTime } from '../../shared/record/format.ts';

/** The last calls of a connection. What they answered is not kept. */
export function ConnectionCalls({ id }: { id: number }) {
  const calls = useAssistantCalls(id);
  if (calls.isPending) return <LoadingState text="Loading the calls..." className="py-4" />;
  if (calls.isError) return <Alert className="mt-3">{errorMessage(calls.error)}</Alert>;
  return (
    <>
      <p className="mt-3 text-muted">The last 100 calls within 90 days:</p>
      <ul className="mt-1">
        {calls.data.map(({ id: call, tool, records, at }) => (
          <li key={call} className="flex flex-wrap gap-x-4 border-t border-line py-1">
            <time dateTime={at} className="text-muted">
              {dateAndTime(at)}
            </time>
            <span className="font-semibold">{assistantToolText(tool)}</span>
            <span className="min-w-0 wrap-anywhere text-muted">{records.join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
