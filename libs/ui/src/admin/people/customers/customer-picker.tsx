import type { Customer } from '@polaris/contracts';
import { useCustomerSuggestions } from '../../../api/people/customers/customers.ts';
import { Matched } from '../../shared/list/matched.tsx';
import { PICKER_SHOWN, RecordPicker, usePickerQuery } from '../../shared/form/record-picker.tsx';

export type PickedCustomer = Pick<Customer, 'id' | 'name'>;

interface CustomerPickerProps<T> {
  label: string;
  picked: T | null;
  onPick: (customer: PickedCustomer | null) => void;
  /** Called with a typed name that no customer has; without it, only customers can be picked. */
  onNew?: (name: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
  /** Shows the newest customers before anything is typed, and Enter picks the first. */
  suggests?: boolean;
  /** Whether the form can be sent without a customer. */
  isOptional?: boolean;
  placeholder?: string;
  /** Called with what is typed while none is picked; with empty text once one is. */
  onText?: (text: string) => void;
}

/** Picks a customer by name. */
export function CustomerPicker<T extends { id: number | string; name: string } = PickedCustomer>(
  props: CustomerPickerProps<T>,
) {
  const { isOptional = false, onText, ...picker } = props;
  const { placeholder = isOptional ? 'Anyone' : 'Type a name' } = props;
  const { text, setText, q } = usePickerQuery(props.picked);
  return (
    <RecordPicker<T | PickedCustomer>
      {...picker}
      onPick={(customer) => props.onPick(customer as PickedCustomer | null)}
      required={!isOptional}
      placeholder={placeholder}
      noun="customer"
      text={text}
      onText={(typed) => {
        setText(typed);
        onText?.(typed);
      }}
      q={q}
      found={useCustomerSuggestions(q, PICKER_SHOWN)}
      textOf={({ name }) => name}
    >
      {({ name }) => <Matched text={name} query={q} />}
    </RecordPicker>
  );
}
