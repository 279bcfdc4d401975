import { Spinner } from '../../primitives/spinner.tsx';

/** Says what is under way, and each change of it. */
export const Working = ({ text }: { text: string }) => (
  <p role="status" className="flex items-center gap-3 text-sm leading-6">
    <Spinner className="shrink-0" />
    {text}
  </p>
);
