import type { SavedView, ViewKind } from '@polaris/contracts';
import clsx from 'clsx';
import { Pencil, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useRemoveView, useSavedViews } from '../../../api/people/saved-views.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button, IconButton } from '../../../primitives/button.tsx';
import { RemoveDialog } from '../feedback/remove-dialog.tsx';
import { useViewUpdate } from './use-view-update.ts';
import { ViewDialog } from './view-form.tsx';
import { ViewNotes } from './view-notes.tsx';
import { type ViewState, isChanged } from './view-state.ts';
import { ViewTabs } from './view-tabs.tsx';

interface ViewsBarProps {
  kind: ViewKind;
  /** The address and label of the list without filters: "All customers". */
  path: string;
  allLabel: string;
  state: ViewState;
  /** The view in the address. */
  viewId: number | null;
  onView: (id: number | null) => void;
}

type Task = 'create' | 'rename' | 'remove' | null;

/** Opens, saves, renames, updates and deletes views of a list; its notes are on their own line. */
export function ViewsBar({ kind, path, allLabel, state, viewId, onView }: ViewsBarProps) {
  const views = useSavedViews(kind);
  const [task, setTask] = useState<Task>(null);
  const open = views.data?.find(({ id }) => id === viewId);
  const changed = open !== undefined && isChanged(open, state);
  const isAll = viewId === null && Object.keys(state.filters).length === 0;
  const close = () => setTask(null);
  // Older servers have no views.
  if (hasStatus(views.error, 404)) return null;
  return (
    <>
      <div className="flex min-w-0 flex-[1_1_160px] flex-wrap items-center gap-x-2 gap-y-1 max-sm:order-1 max-sm:basis-full">
        <ViewTabs
          {...{ path, allLabel, isAll }}
          views={views.data ?? []}
          openId={viewId}
          isChanged={changed}
        />
        <ViewButtons
          view={open}
          isChanged={changed}
          isSavable={!isAll || state.layout === 'board'}
          state={state}
          onTask={setTask}
        />
      </div>
      {views.isError && (
        <p role="alert" className={clsx(ownLine, 'flex items-center gap-3 text-sm text-danger')}>
          The saved views could not be loaded. {errorMessage(views.error)}
          <Button variant="secondary" size="sm" onClick={() => void views.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <div className={clsx(ownLine, 'flex flex-col gap-2 empty:hidden')}>
        <ViewNotes
          {...{ kind, state }}
          view={open}
          isMissing={viewId !== null && views.isSuccess && !views.isFetching && !open}
        />
      </div>
      {(task === 'create' || (task === 'rename' && open)) && (
        <ViewDialog
          {...{ kind, state }}
          view={task === 'rename' ? open : undefined}
          onSaved={({ id }) => onView(id)}
          onClose={close}
        />
      )}
      <RemoveViewDialog
        view={task === 'remove' ? open : undefined}
        onClose={close}
        onRemoved={() => onView(null)}
      />
    </>
  );
}

const ownLine = 'order-2 basis-full';

interface ViewButtonsProps {
  view: SavedView | undefined;
  isChanged: boolean;
  isSavable: boolean;
  state: ViewState;
  onTask: (task: Task) => void;
}

function ViewButtons({ view, isChanged: changed, isSavable, state, onTask }: ViewButtonsProps) {
  const { save, isPending } = useViewUpdate();
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {view && changed && (
        <>
          <Badge tone="warn">Changed</Badge>
          <Button size="sm" pending={isPending} onClick={() => void save(view, state)}>
            Update view
          </Button>
        </>
      )}
      {isSavable && (!view || changed) && (
        <Button mutates variant="secondary" size="sm" onClick={() => onTask('create')}>
          <Save aria-hidden="true" className="size-3.5" />
          {view ? 'Save as new' : 'Save view'}
        </Button>
      )}
      {view && (
        <span className="flex">
          <IconButton mutates label={`Rename ${view.name}`} onClick={() => onTask('rename')}>
            <Pencil aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton mutates label={`Delete ${view.name}`} onClick={() => onTask('remove')}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      )}
    </div>
  );
}

interface RemoveViewDialogProps {
  view: SavedView | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveViewDialog({ view, onClose, onRemoved }: RemoveViewDialogProps) {
  return (
    <RemoveDialog
      recordId={view?.id}
      title={`Delete the view ${view?.name}?`}
      text="The records in it are not deleted."
      done={{ kind: 'saved_view', title: 'View deleted' }}
      removal={useRemoveView()}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
}
