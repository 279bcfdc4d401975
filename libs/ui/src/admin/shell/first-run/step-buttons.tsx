import { Button } from '../../../primitives/button.tsx';

export interface StepProps {
  /** Goes on to the next step. */
  onDone: () => void;
}

interface StepButtonsProps {
  label?: string;
  pending?: boolean;
  onSkip: () => void;
}

/** Saves and continues, or skips the step. */
export const StepButtons = ({ label, pending = false, onSkip }: StepButtonsProps) => (
  <div className="mt-6 flex flex-wrap gap-3">
    {label && (
      <Button type="submit" pending={pending}>
        {pending ? 'Saving...' : label}
      </Button>
    )}
    <Button variant={label ? 'ghost' : 'primary'} onClick={onSkip}>
      {label ? 'Not now' : 'Continue'}
    </Button>
  </div>
);
