import { type AccountGain, accountGainText } from '@polaris/contracts';

/** Says which parts of a record an account will see once it is linked; nothing if there are none. */
export function AccountGainNotice({ gain }: { gain: AccountGain | null | undefined }) {
  const text = gain && accountGainText(gain);
  if (!text) return null;
  return (
    <p className="border-l-2 border-warn bg-warn-soft px-4 py-3 text-sm leading-6 wrap-anywhere text-ink">
      <span className="font-semibold">{text}</span> It will also see the invoices and files that you
      share with this customer later. The same name or phone number does not prove whose account it
      is.
    </p>
  );
}
