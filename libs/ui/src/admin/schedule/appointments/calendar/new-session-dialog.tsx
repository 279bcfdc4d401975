import type { AdminPurchase, CalendarWeek, Slot } from '@polaris/contracts';
import { useState } from 'react';
import { useCustomer } from '../../../../api/people/customers/customers.ts';
import { useLinkedAccount } from '../../../../api/people/customers/linked-accounts.ts';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useCustomerPurchasePages } from '../../../../api/sales/purchases.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { LoadingState } from '../../../../primitives/page-state.tsx';
import { CustomerPicker, type PickedCustomer } from '../../../people/customers/customer-picker.tsx';
import { leaveOrAsk } from '../../../shared/form/unsaved.ts';
import { onlyActive } from '../appointment-dialog.tsx';
import { AppointmentForm } from '../appointment-form.tsx';
import { type Attendee, mailNotice } from '../mail-notice.ts';
import { useAppointmentForm } from '../use-appointment-form.ts';
import { momentText, warningsAbout } from './calendar-times.ts';

interface NewSessionDialogProps {
  slot: Slot;
  week: CalendarWeek;
  onClose: () => void;
}

/** Books a session at a time of the calendar: Enter picks the customer, and Enter books. */
export function NewSessionDialog({ slot, week, onClose }: NewSessionDialogProps) {
  const [picked, setPicked] = useState<PickedCustomer | null>(null);
  const warnings = warningsAbout(slot, week);
  return (
    <Dialog
      open
      onClose={() => leaveOrAsk(onClose)}
      title="New Session"
      description={[`${momentText(slot.startTime, week.timeZone)}.`, ...warnings].join(' ')}
    >
      <div className="flex min-h-64 flex-col gap-4">
        <CustomerPicker label="Customer" picked={picked} onPick={setPicked} suggests />
        {picked && (
          <Chosen key={picked.id} id={picked.id} startTime={slot.startTime} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface ChosenProps {
  id: number;
  startTime: string;
  onClose: () => void;
}

function Chosen({ id, ...rest }: ChosenProps) {
  const customer = useCustomer(id);
  const account = useLinkedAccount(id);
  const purchases = useCustomerPurchasePages(id);
  const error = customer.error ?? account.error ?? purchases.error;
  if (error) return <Alert>{errorMessage(error)}</Alert>;
  if (!customer.data || account.data === undefined || !purchases.data)
    return <LoadingState text="Loading the customer..." className="py-4" />;
  const attendee = { customer: customer.data, account: account.data };
  return <NewSession attendee={attendee} purchases={purchases.data.items} {...rest} />;
}

interface NewSessionProps extends Omit<ChosenProps, 'id'> {
  attendee: Attendee;
  purchases: readonly AdminPurchase[];
}

function NewSession({ attendee, purchases, startTime, onClose }: NewSessionProps) {
  const { form, saving, nameAfter } = useAppointmentForm({
    ...{ appointment: undefined, attendee, purchases, startTime, onClose },
    begin: onlyActive(purchases),
  });
  return (
    <AppointmentForm
      {...{ form, saving, nameAfter, purchases, onClose }}
      appointment={undefined}
      notice={mailNotice(attendee)}
      timeZone={attendee.customer.timeZone}
      isReady
    />
  );
}
