import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type SavedView,
  type SavedViewName,
  type ViewKind,
  savedViewNameSchema,
  listSavedViews,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useCreateView, useUpdateView } from '../../../api/people/saved-views.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { NotSaved } from '../form/not-saved.tsx';
import { leaveOrAsk } from '../form/unsaved.ts';
import { useSaving } from '../form/use-saving.ts';
import type { ViewState } from './view-state.ts';

interface ViewFormProps {
  kind: ViewKind;
  state: ViewState;
  /** The view to rename; undefined to save a new one. */
  view?: SavedView | undefined;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewDialog(props: ViewFormProps) {
  const { view, onClose } = props;
  return (
    <Dialog
      open
      onClose={() => leaveOrAsk(onClose)}
      title={view ? 'Rename View' : 'Save View'}
      description={view ? undefined : 'Saves the filters, order, columns and layout.'}
      className="max-w-md"
    >
      <ViewForm {...props} />
    </Dialog>
  );
}

function ViewForm({ kind, state, view, onSaved, onClose }: ViewFormProps) {
  const create = useCreateView();
  const update = useUpdateView();
  const form = useForm<SavedViewName, unknown, SavedViewName>({
    resolver: standardSchemaResolver(savedViewNameSchema),
    defaultValues: { name: view?.name ?? '' },
  });
  const send = async ({ name }: SavedViewName) => {
    // After a conflict the view was read again, so a retry uses the newest version.
    if (view) return onSaved((await update.mutateAsync({ base: view, changes: { name } })).saved);
    const { filters, columns, layout } = state;
    const columnNames = columns && [...columns];
    const input = { kind, name, filters: { ...filters }, columns: columnNames, layout };
    onSaved(await create.mutateAsync(input));
  };
  const saving = useSaving<SavedViewName, SavedViewName, SavedView>({
    form,
    labels: { name: 'Name' },
    path: listSavedViews.path,
    record: undefined,
    valuesOf: ({ name }) => ({ name }),
    create: send,
    update: () => Promise.reject(new Error('Sent as a whole.')),
    done: { title: view ? 'View renamed' : 'View saved' },
    onSaved: onClose,
  });
  return (
    <Form
      aria-label={view ? `Rename ${view.name}` : 'Save View'}
      onSubmit={(event) => void saving.save(event)}
      className="flex flex-col gap-5"
    >
      <NotSaved saving={saving} />
      <Field label="Name" error={form.formState.errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={() => leaveOrAsk(onClose)}>
          Cancel
        </Button>
        <Button type="submit" pending={saving.isSubmitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}
