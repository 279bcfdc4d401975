import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { CustomerPicker, type PickedCustomer } from './customer-picker.tsx';

interface CustomerFirstProps {
  title: string;
  onClose: () => void;
  /** The dialog about the picked customer. */
  children: (id: number) => ReactNode;
}

/** Asks which customer a new record is about, then shows its dialog. Open while mounted. */
export function CustomerFirst({ title, onClose, children }: CustomerFirstProps) {
  const [picked, setPicked] = useState<PickedCustomer | null>(null);
  if (picked) return children(picked.id);
  return (
    <Dialog open onClose={onClose} title={title} className="max-w-lg">
      <div className="min-h-64">
        <CustomerPicker label="Customer" picked={null} onPick={setPicked} suggests />
      </div>
    </Dialog>
  );
}
