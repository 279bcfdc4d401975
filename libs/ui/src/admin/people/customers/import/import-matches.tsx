import { Switch } from '../../../../primitives/fields/switch.tsx';

interface ImportMatchesProps {
  /** New customers with the phone of existing ones. */
  count: number;
  /** Whether to update the existing customers instead. */
  used: boolean;
  pending: boolean;
  onUse: (use: boolean) => void;
}

/** Offers to update existing customers with the same phone. */
export function ImportMatches({ count, used, pending, onUse }: ImportMatchesProps) {
  if (count === 0 && !used) return null;
  return (
    <div className="border-l-2 border-accent bg-raised px-4 py-3 text-sm leading-6">
      <p role="status">{count > 0 && sentence(count, used)}</p>
      <Switch
        label="Update the customer with this phone number instead of adding another"
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
  if (!used) return `${who} the phone number of an existing customer.`;
  return `${who} the phone number of several customers, or of one that another row changes.`;
}
