import type { Customer } from '@polaris/contracts';
import { useCustomerSuggestions } from '../../api/customers/customers.ts';
import { Matched } from '../shared/list/matched.tsx';
import { PICKER_SHOWN, RecordPicker, usePickerQuery } from '../shared/form/record-picker.tsx';

export type PickedCustomer = Pick<Customer, 'id' | 'name'>;

interface CustomerPickerProps {
  label: string;
  picked: PickedCustomer | null;
  onPick: (customer: PickedCustomer | null) => void;
  error?: string | undefined;
}

/** Picks a customer by name. */
export function CustomerPicker(props: CustomerPickerProps) {
  const { text, setText, q } = usePickerQuery(props.picked);
  return (
    <RecordPicker<PickedCustomer>
      {...props}
      required
      placeholder="Type a name"
      noun="customer"
      text={text}
      onText={setText}
      found={useCustomerSuggestions(q, PICKER_SHOWN)}
      textOf={({ name }) => name}
    >
      {({ name }) => <Matched text={name} query={q} />}
    </RecordPicker>
  );
}
