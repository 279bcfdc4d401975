import type { AssistantDraft } from '@polaris/contracts';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { customerPath, offerPath, submissionPath } from '../../../shared/record/record-paths.ts';

type ReadRecord = AssistantDraft['readBefore'][number];

const labels: Record<ReadRecord['kind'], { of: string; deleted: string }> = {
  submission: { of: 'Submission of', deleted: 'a deleted submission' },
  message: { of: 'Message from', deleted: 'a deleted message' },
  customer: { of: 'Record of', deleted: 'the record of a deleted customer' },
  offer: { of: 'Offer', deleted: 'a deleted offer' },
};

/** An assistant can read a list of twenty at once. */
const SHOWN = 4;

/** What others wrote can be why it was drafted. */
export function ReadBefore({ records }: { records: readonly ReadRecord[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (records.length === 0) return null;
  const isFolded = !showsAll && records.length > SHOWN + 1;
  const shown = isFolded ? records.slice(0, SHOWN) : records;
  return (
    <div className="border-l-2 border-warn pl-3 wrap-anywhere text-muted">
      <p>
        Before it wrote this, it had read:{' '}
        {shown.map((record, index) => (
          <Fragment key={`${record.kind} ${record.id}`}>
            {index > 0 && ' · '}
            <Name record={record} />
          </Fragment>
        ))}
        {isFolded && (
          <>
            {' · '}
            <button
              type="button"
              className={`cursor-pointer rounded-sm ${link} ${focusRing}`}
              onClick={() => setShowsAll(true)}
            >
              {records.length - SHOWN} more
            </button>
          </>
        )}
      </p>
      <p>What others write can steer an assistant.</p>
    </div>
  );
}

const link = 'text-ink underline underline-offset-4';

function Name({ record }: { record: ReadRecord }) {
  const { of, deleted } = labels[record.kind];
  if (record.name === null) return deleted;
  const path = pathOf(record);
  const text = `${of} ${record.name}`;
  return path === null ? (
    text
  ) : (
    <Link to={path} className={link}>
      {text}
    </Link>
  );
}

function pathOf({ kind, id, customerId }: ReadRecord): string | null {
  switch (kind) {
    case 'submission':
      return submissionPath(id);
    case 'customer':
      return customerPath(id);
    case 'offer':
      return offerPath(id);
    case 'message':
      return customerId === null ? null : customerPath(customerId);
  }
}
