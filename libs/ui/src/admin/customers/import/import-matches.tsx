import { Switch } from '../../../primitives/switch.tsx';

interface ImportMatchesProps {
  /** New customers whose phone another customer has. */
  count: number;
  /** Whether those customers are changed instead. */
  used: boolean;
  pending: boolean;
  onUse: (use: boolean) => void;
}

/** Says that new customers have the phone of others, and offers to change those instead. */
export function ImportMatches({ count, used, pending, onUse }: ImportMatchesProps) {
  if (count === 0 && !used) return null;
  return (
    <div className="border-l-2 border-accent bg-raised px-4 py-3 text-sm leading-6">
      <p role="status">{count > 0 && sentence(count, used)}</p>
      <Switch
        label="Change the customer who has the phone instead of adding another"
        checked={used}
        disabled={pending}
        onChange={(event) => onUse(event.target.checked)}
        className="mt-2"
      />
    </div>
  );
}

function sentence(count: number, used: boolean): string {
  const who =
    count === 1 ? '1 new customer has' : `${count.toLocaleString('en-US')} new customers have`;
  if (!used) return `${who} the phone of a customer who exists.`;
  return `${who} the phone of several customers, or of one that another line changes.`;
}
