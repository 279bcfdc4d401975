import { sampleCountsText } from '@polaris/contracts';
import { useAddSampleData } from '../../../api/office/sample-data.ts';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../feedback/report-failure.ts';

interface AddSampleDataProps {
  size?: 'sm';
  onAdded?: () => void;
}

/** Fills the CRM with invented people and sales; they can be removed again on the dashboard. */
export function AddSampleData({ size, onAdded }: AddSampleDataProps) {
  const addition = useAddSampleData();
  const add = async () => {
    try {
      const { samples } = await addition.mutateAsync();
      reportSuccess(`Added ${sampleCountsText(samples)}.`);
      onAdded?.();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button
      mutates
      variant="secondary"
      size={size}
      pending={addition.isPending}
      onClick={() => void add()}
    >
      {addition.isPending ? 'Adding sample data...' : 'Add sample data'}
    </Button>
  );
}
