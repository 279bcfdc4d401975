import { idParamsSchema } from '@polaris/contracts';
import { useParams } from 'react-router';
import { ActivityEntry } from '../activities/activity-entry.tsx';
import { LogActivityForm } from '../activities/log-activity-form.tsx';
import { RemoveActivityDialog } from '../activities/remove-activity-dialog.tsx';
import { AppointmentDialog } from '../appointments/appointment-dialog.tsx';
import { CustomerAppointments } from '../appointments/customer-appointments.tsx';
import type { CustomerRecordParts } from '../customers/record/customer-record-parts.ts';
import { CustomerScreen } from '../customers/record/customer-screen.tsx';
import { CustomerPurchases } from '../purchases/customer-purchases.tsx';
import { SaleDialog } from '../purchases/sale-dialog.tsx';

const parts: CustomerRecordParts = {
  LogActivityForm,
  ActivityEntry,
  RemoveActivityDialog,
  CustomerPurchases,
  CustomerAppointments,
  AppointmentDialog,
  SaleDialog,
};

/** The customer named by the address, with what other nouns show on the record. */
export function CustomerRecord() {
  const { data } = idParamsSchema.safeParse(useParams());
  return <CustomerScreen id={data?.id ?? 0} parts={parts} />;
}
