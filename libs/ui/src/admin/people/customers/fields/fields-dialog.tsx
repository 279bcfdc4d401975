import { type CustomField, MAX_FIELDS } from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useFields, useRemoveField } from '../../../../api/people/customers/customer-fields.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { RemoveDialog } from '../../../shared/feedback/remove-dialog.tsx';
import { leaveOrAsk } from '../../../shared/form/unsaved.ts';
import { FieldForm } from './field-form.tsx';
import { FieldList } from './field-list.tsx';

interface FieldsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds, renames, orders and deletes custom fields. */
export function FieldsDialog({ open, onClose }: FieldsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => leaveOrAsk(onClose)}
      title="Fields"
      description="Fields for every customer."
    >
      <FieldManagement />
    </Dialog>
  );
}

function FieldManagement() {
  const fields = useFields();
  const [editing, setEditing] = useState<number | 'new' | null>('new');
  const [removing, setRemoving] = useState<CustomField | null>(null);
  if (fields.isPending) return <LoadingState text="Loading fields..." />;
  if (fields.isError)
    return (
      <ErrorState
        level={3}
        title="The fields could not be loaded"
        text={errorMessage(fields.error)}
        action={<Button onClick={() => void fields.refetch()}>Try again</Button>}
      />
    );
  const close = () => setEditing(null);
  const isFull = fields.data.length >= MAX_FIELDS;
  return (
    <>
      {editing === 'new' && !isFull ? (
        <FieldForm onClose={close} />
      ) : (
        <AddField isFull={isFull} onAdd={() => setEditing('new')} />
      )}
      {fields.data.length === 0 && (
        <EmptyState
          level={3}
          title="No fields yet"
          text="Add what you ask every customer, such as a birthday or where they come from."
        />
      )}
      <FieldList
        fields={fields.data}
        editing={editing}
        onEdit={setEditing}
        onClose={close}
        onRemove={setRemoving}
      />
      <RemoveFieldDialog field={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

function AddField({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  if (isFull)
    return (
      <p className="text-sm text-muted">
        There are {MAX_FIELDS} fields, which is all there can be. Delete one to add another.
      </p>
    );
  return (
    <Button mutates className="self-start" size="sm" onClick={onAdd}>
      <Plus aria-hidden="true" className="size-3.5" />
      Add Field
    </Button>
  );
}

function RemoveFieldDialog({ field, onClose }: { field: CustomField | null; onClose: () => void }) {
  return (
    <RemoveDialog
      recordId={field?.id}
      title={`Delete the field ${field?.name}?`}
      text="Its values are deleted from every customer."
      done={{ kind: 'customer_field', title: 'Field deleted' }}
      removal={useRemoveField()}
      onClose={onClose}
      onRemoved={() => undefined}
    />
  );
}
