import { useLinkedAccount } from '../../../api/people/customers/linked-accounts.ts';
import { CustomerFirst } from '../../people/customers/customer-first-picker.tsx';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { SaleDialog } from './sale-dialog.tsx';

/** Records a sale without an open customer record: `?edit=new` in the address. */
export function NewSale() {
  const { value, setValue } = useAddressState('edit');
  if (value !== 'new') return null;
  const close = () => setValue('');
  return (
    <CustomerFirst title="Record a Sale" onClose={close}>
      {(id) => <SaleOf customerId={id} onClose={close} />}
    </CustomerFirst>
  );
}

function SaleOf({ customerId, onClose }: { customerId: number; onClose: () => void }) {
  const { data: account } = useLinkedAccount(customerId);
  const hasAccount = account === undefined ? undefined : account !== null;
  return <SaleDialog {...{ customerId, hasAccount, onClose }} />;
}
