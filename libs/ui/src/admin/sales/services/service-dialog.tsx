import type { Service } from '@polaris/contracts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { ServiceForm } from './service-form.tsx';

interface ServiceDialogProps {
  open: boolean;
  /** The record to edit; undefined to add one. */
  service: Service | undefined;
  /** Initial values of a new one. */
  template?: Service | undefined;
  onClose: () => void;
}

export function ServiceDialog({ open, service, template, onClose }: ServiceDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => leaveOrAsk(onClose)}
      title={service ? 'Edit Service' : 'Add New Service'}
      className="max-w-2xl"
    >
      <ServiceForm service={service} template={template} onClose={onClose} />
    </Dialog>
  );
}
