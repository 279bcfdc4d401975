import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type BusyCalendar,
  type BusyCalendarChanges,
  busyCalendarChangesSchema,
  busyCalendarFieldLabels as labels,
  listBusyCalendars,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useUpdateBusyCalendar } from '../../../api/schedule/busy-calendars.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { useSaving } from '../../shared/form/use-saving.ts';
import { BusyCalendarFields, type BusyCalendarValues } from './busy-calendar-fields.tsx';

/** The URL is write-only: the field starts empty, and replaces it. */
const valuesOf = ({ label, allDayBlocks, keepOpen }: BusyCalendar): BusyCalendarValues => ({
  label,
  url: '',
  allDayBlocks,
  keepOpen,
});

interface EditBusyCalendarProps {
  calendar: BusyCalendar;
  onClose: () => void;
}

export function EditBusyCalendar({ calendar, onClose }: EditBusyCalendarProps) {
  const update = useUpdateBusyCalendar();
  const form = useForm<BusyCalendarValues, unknown, BusyCalendarChanges>({
    resolver: standardSchemaResolver(busyCalendarChangesSchema),
    defaultValues: valuesOf(calendar),
  });
  const saving = useSaving({
    form,
    labels,
    path: listBusyCalendars.path,
    record: calendar,
    valuesOf,
    update: async ({ base, changes }: Edit<BusyCalendar, BusyCalendarChanges>) =>
      (await update.mutateAsync({ base, changes: { url: '', ...changes } })).saved,
    done: { title: 'Success', description: 'Calendar saved' },
    onSaved: onClose,
  });
  return (
    <EditForm label={`Edit ${calendar.label}`} saving={saving} onClose={onClose}>
      <BusyCalendarFields register={form.register} errors={form.formState.errors} isStored />
    </EditForm>
  );
}
