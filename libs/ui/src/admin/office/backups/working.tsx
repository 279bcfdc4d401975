import { Spinner } from '../../../primitives/spinner.tsx';

/** Announces the progress. */
export const Working = ({ text }: { text: string }) => (
  <p role="status" className="flex items-center gap-3 text-sm leading-6">
    <Spinner className="shrink-0" />
    {text}
  </p>
);
