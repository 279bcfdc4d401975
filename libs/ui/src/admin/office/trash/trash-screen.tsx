import { TRASH_DAYS, type TrashItem, trashKindLabels } from '@polaris/contracts';
import { addDays } from 'date-fns';
import { useTrashPages, useRestore } from '../../../api/office/trash.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { useListFocus } from '../../shared/return/use-list-focus.ts';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { dateAndTime, longDate } from '../../shared/record/format.ts';

/** "2 activities and one file": what is restored together with a record. */
const includedText = ({ activities, tasks, messages, files }: TrashItem): string =>
  countList.format(
    [
      countText(activities, 'activity', 'activities'),
      countText(tasks, 'task', 'tasks'),
      countText(messages, 'message', 'messages'),
      countText(files, 'file', 'files'),
    ].filter(Boolean),
  );

const countList = new Intl.ListFormat('en-US');

const countText = (count: number, one: string, many: string): string =>
  count === 0 ? '' : count === 1 ? `one ${one}` : `${count} ${many}`;

const rowKeyOf = ({ kind, recordId }: TrashItem) => `${kind}-${recordId}`;

/** The deleted records that can still be restored. */
export function TrashScreen() {
  const trash = useTrashPages();
  const focus = useListFocus<HTMLDivElement>();
  return (
    <>
      <ScreenHeader
        title="Trash"
        text={`Deleted records stay here for ${TRASH_DAYS} days. A customer comes back with its activities, tasks, messages and files; mail about a submission does not come back.`}
      />
      <div {...focus}>
        <ListBody
          pages={trash}
          noun="deleted records"
          rowKeyOf={rowKeyOf}
          empty={{ title: 'The trash is empty', text: 'Deleted records will appear here.' }}
        >
          {(items) => (
            <ul className="border-t border-line xl:max-w-4xl">
              {items.map((item) => (
                <TrashEntry key={rowKeyOf(item)} item={item} />
              ))}
            </ul>
          )}
        </ListBody>
      </div>
    </>
  );
}

function TrashEntry({ item }: { item: TrashItem }) {
  const { kind, recordId, label, deletedAt } = item;
  const included = includedText(item);
  const restore = useRestore();
  const restoreItem = async () => {
    try {
      await restore.mutateAsync({ kind, recordId });
      reportSuccess(`${trashKindLabels[kind]} restored`);
    } catch (error) {
      reportFailure(error);
    }
  };
  const purgedOn = addDays(new Date(deletedAt), TRASH_DAYS).toISOString();
  return (
    <li
      data-row={rowKeyOf(item)}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-1 py-4"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
          <Badge>{trashKindLabels[kind]}</Badge>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
          <span>
            Deleted <time dateTime={deletedAt}>{dateAndTime(deletedAt)}</time>
          </span>
          {included && <span>with {included}</span>}
          <span>
            Permanently deleted on <time dateTime={purgedOn}>{longDate(purgedOn)}</time>
          </span>
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={restore.isPending}
        onClick={() => void restoreItem()}
        aria-label={`Restore ${label}`}
      >
        Restore
      </Button>
    </li>
  );
}
