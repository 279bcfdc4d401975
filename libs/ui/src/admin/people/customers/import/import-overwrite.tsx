import { Switch } from '../../../../primitives/fields/switch.tsx';

interface ImportOverwriteProps {
  /** How many customers keep a value although the file has another. */
  count: number;
  used: boolean;
  pending: boolean;
  onUse: (use: boolean) => void;
}

/** Says that filled-in values are kept, and offers to replace them. */
export function ImportOverwrite({ count, used, pending, onUse }: ImportOverwriteProps) {
  if (count === 0 && !used) return null;
  return (
    <div className="border-l-2 border-accent bg-raised px-4 py-3 text-sm leading-6">
      <p role="status">{used ? 'Values from the file replace yours.' : sentence(count)}</p>
      <Switch
        label="Replace values that are already filled in"
        checked={used}
        disabled={pending}
        onChange={(event) => onUse(event.target.checked)}
        className="mt-2"
      />
    </div>
  );
}

const sentence = (count: number): string =>
  `${count === 1 ? '1 customer has' : `${count.toLocaleString('en-US')} customers have`} other values than the file. They are kept: only empty fields are filled.`;
