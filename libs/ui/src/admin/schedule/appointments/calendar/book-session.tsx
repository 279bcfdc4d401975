import { useCustomer } from '../../../../api/people/customers/customers.ts';
import { useLinkedAccount } from '../../../../api/people/customers/linked-accounts.ts';
import { CustomerFirst } from '../../../people/customers/customer-first-picker.tsx';
import { useAddressState } from '../../../shared/filters/use-address-state.ts';
import { AppointmentDialog } from '../appointment-dialog.tsx';

/** Books a session from anywhere: `?edit=new` in the address of the calendar. */
export function BookSession() {
  const { value, setValue } = useAddressState('edit');
  if (value !== 'new') return null;
  const close = () => setValue('');
  return (
    <CustomerFirst title="Book a Session" onClose={close}>
      {(id) => <SessionOf customerId={id} onClose={close} />}
    </CustomerFirst>
  );
}

function SessionOf({ customerId, onClose }: { customerId: number; onClose: () => void }) {
  const { data: customer } = useCustomer(customerId);
  const { data: account } = useLinkedAccount(customerId);
  if (!customer || account === undefined) return null;
  return (
    <AppointmentDialog appointment={undefined} attendee={{ customer, account }} onClose={onClose} />
  );
}
