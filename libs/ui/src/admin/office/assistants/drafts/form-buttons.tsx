import { Button } from '../../../../primitives/button.tsx';

interface FormButtonsProps {
  label: string;
  isPending: boolean;
  /** The id of the sentence that says why it cannot be approved. */
  reason: string | undefined;
  onLeave: () => void;
}

export const FormButtons = ({ label, isPending, reason, onLeave }: FormButtonsProps) => (
  <div className="flex flex-wrap items-center gap-2 sm:col-span-full">
    <Button
      type="submit"
      size="sm"
      pending={isPending}
      disabled={reason !== undefined}
      aria-describedby={reason}
      aria-keyshortcuts="Control+Enter"
    >
      {label}
    </Button>
    <Button variant="secondary" size="sm" onClick={onLeave}>
      Cancel
    </Button>
    <span className="pl-1 text-sm leading-6 text-muted pointer-coarse:hidden">
      Ctrl Enter approves
    </span>
  </div>
);
