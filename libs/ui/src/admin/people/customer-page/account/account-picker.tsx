import { type AccountSummary, displayName } from '@polaris/contracts';
import { useAccountSuggestions } from '../../../../api/people/customers/linked-accounts.ts';
import { Matched } from '../../../shared/list/matched.tsx';
import { PICKER_SHOWN, RecordPicker, usePickerQuery } from '../../../shared/form/record-picker.tsx';

interface AccountPickerProps {
  picked: AccountSummary | null;
  onPick: (account: AccountSummary | null) => void;
  autoFocus: boolean;
}

/** Picks an account by name or email address. */
export function AccountPicker(props: AccountPickerProps) {
  const { text, setText, q } = usePickerQuery(props.picked);
  return (
    <RecordPicker
      {...props}
      label="Find an account"
      placeholder="Name or email address"
      noun="account"
      text={text}
      onText={setText}
      q={q}
      found={useAccountSuggestions(q, PICKER_SHOWN)}
      textOf={({ email }) => email}
    >
      {(account) => (
        <>
          <span className="block font-semibold">
            <Matched text={displayName(account)} query={q} />
          </span>
          <Matched text={account.email} query={q} />
        </>
      )}
    </RecordPicker>
  );
}
