import { type SampleData, sampleCountsText } from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useRemoveSampleData, useSampleData } from '../../../api/office/sample-data.ts';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../feedback/report-failure.ts';
import { focusHeading } from '../return/use-list-focus.ts';

/** Deletes the sample data, after it has said what goes with it. */
export function RemoveSampleData() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button mutates variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Remove sample data
      </Button>
      {isOpen && <Question onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const { data, error } = useSampleData();
  const removal = useRemoveSampleData();
  const remove = async () => {
    try {
      await removal.mutateAsync();
      reportSuccess('The sample data was removed.');
      focusHeading();
    } catch (failure) {
      reportFailure(failure);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title="Remove the sample data?"
      text={data ? <Counts data={data} /> : error ? errorMessage(error) : 'Counting...'}
      confirmLabel="Remove"
      pending={removal.isPending || !data}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}

function Counts({ data: { samples, attached } }: { data: SampleData }) {
  return (
    <>
      <span>Removes {sampleCountsText(samples)}.</span>
      {attached.length > 0 && (
        <span className="mt-2 block font-semibold text-ink">
          Also removes what you attached to them: {sampleCountsText(attached)}.
        </span>
      )}
      <span className="mt-2 block">
        {attached.length > 0 ? 'Nothing else that you added goes.' : 'Nothing that you added goes.'}{' '}
        They are gone for good, also from the trash.
      </span>
    </>
  );
}
