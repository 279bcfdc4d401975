import type { AccountSummary, Activity, ActivityType, Customer } from '@polaris/contracts';
import type { ComponentType, ReactNode } from 'react';

interface ActivityEntryProps {
  activity: Activity;
  editing: boolean;
  onEdit: (activity: Activity) => void;
  onClose: (id: number) => void;
  onRemove: (activity: Activity) => void;
  /** Shown beside its time. */
  aside?: ReactNode;
}

interface RemoveActivityDialogProps {
  /** The activity to confirm for; null while the dialog is closed. */
  activity: Activity | null;
  onClose: () => void;
  onRemoved: () => void;
}

interface CustomerAppointmentsProps {
  customer: Customer;
  /** Undefined while it is not known. */
  account: AccountSummary | null | undefined;
}

/** What the form to log an activity begins with; a new object begins it again. */
export interface LogBeginning {
  type: ActivityType;
  dueOn: string;
}

interface LogActivityFormProps {
  label: string;
  customerId: number;
  beginning?: LogBeginning | undefined;
}

interface AppointmentDialogProps {
  /** Undefined for a new one. */
  appointment: undefined;
  attendee: CustomerAppointmentsProps;
  onClose: () => void;
}

interface SaleDialogProps {
  customerId: number;
  hasAccount: boolean | undefined;
  onClose: () => void;
}

/**
 * What a customer's record shows of other nouns. The shell passes these in, because one noun may
 * import only the badge and the picker of another.
 */
export interface CustomerRecordParts {
  LogActivityForm: ComponentType<LogActivityFormProps>;
  ActivityEntry: ComponentType<ActivityEntryProps>;
  RemoveActivityDialog: ComponentType<RemoveActivityDialogProps>;
  CustomerPurchases: ComponentType<{ customerId: number; hasAccount: boolean | undefined }>;
  CustomerAppointments: ComponentType<CustomerAppointmentsProps>;
  AppointmentDialog: ComponentType<AppointmentDialogProps>;
  SaleDialog: ComponentType<SaleDialogProps>;
}
