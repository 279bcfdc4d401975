interface ProgressBarProps {
  /** Percent. */
  value: number;
  label: string;
}

export const ProgressBar = ({ value, label }: ProgressBarProps) => (
  <progress
    value={value}
    max="100"
    aria-label={label}
    className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
  />
);
