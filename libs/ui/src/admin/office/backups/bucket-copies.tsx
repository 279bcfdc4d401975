import { type Backups, rehearsalResultLabels } from '@polaris/contracts';
import { useCheckBucket } from '../../../api/office/backups.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Moment } from './moment.tsx';

interface BucketCopiesProps {
  bucket: NonNullable<Backups['bucket']>;
  now: number;
}

/** Where backups are copied, the result of the last copy, and a button to test it. */
export function BucketCopies({ bucket, now }: BucketCopiesProps) {
  const { place, last, retrieval } = bucket;
  return (
    <>
      <p>
        Every backup is copied to <code>{place}</code>.{' '}
        {last ? (
          <>
            Last copied <Moment at={last.at} now={now} />
          </>
        ) : (
          'Nothing has been copied yet.'
        )}
      </p>
      {retrieval && (
        <p>
          Brought back each week to try it: {rehearsalResultLabels[retrieval.result].toLowerCase()},{' '}
          <Moment at={retrieval.at} now={now} />
        </p>
      )}
      <CheckBucket />
    </>
  );
}

function CheckBucket() {
  const check = useCheckBucket();
  const { data, error, isPending } = check;
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => check.mutate()}>
        {isPending ? 'Testing...' : 'Test the bucket'}
      </Button>
      {data?.works && !isPending && (
        <Alert tone="success">A file was written there, read back and deleted.</Alert>
      )}
      {data && !data.works && !isPending && <Alert>{data.reason}</Alert>}
      {error && !isPending && <Alert>{errorMessage(error)}</Alert>}
    </div>
  );
}
