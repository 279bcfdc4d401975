import type { AccountSummary, Activity, Customer } from '@polaris/contracts';
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

/**
 * What a customer's record shows of other nouns. The shell passes these in, because one noun may
 * import only the badge and the picker of another.
 */
export interface CustomerRecordParts {
  LogActivityForm: ComponentType<{ label: string; customerId: number }>;
  ActivityEntry: ComponentType<ActivityEntryProps>;
  RemoveActivityDialog: ComponentType<RemoveActivityDialogProps>;
  CustomerPurchases: ComponentType<{ customerId: number; hasAccount: boolean | undefined }>;
  CustomerAppointments: ComponentType<CustomerAppointmentsProps>;
}
