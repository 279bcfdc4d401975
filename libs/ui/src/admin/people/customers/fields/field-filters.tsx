import { useFields } from '../../../../api/people/customers/customer-fields.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { type GridValues, orderIn } from '../grid/grid-address.ts';
import { FieldFilterDialog } from './field-filter-dialog.tsx';
import { fieldFiltersIn, lostFields, withFieldFilter } from './grid-fields.ts';

interface FieldFiltersProps {
  values: GridValues;
  onChange: (values: Partial<GridValues>) => void;
  /** The field whose filter is being added. */
  open: number | null;
  onOpen: (fieldId: number | null) => void;
}

/** Notes about the filters of custom fields, and their dialog. */
export function FieldFilters({ values, onChange, open, onOpen }: FieldFiltersProps) {
  const { data: fields } = useFields();
  const lost = lostFields(fields, values.fieldFilters, orderIn(values));
  const field = fields?.find(({ id }) => id === open);
  return (
    <>
      {lost.filters.length > 0 && (
        <Alert tone="warn">
          {lost.filters.length === 1
            ? 'The field of a filter was'
            : `The fields of ${lost.filters.length} filters were`}{' '}
          deleted, and filters nothing now. Remove the filter, or restore the field from the trash.
        </Alert>
      )}
      {lost.order && (
        <Alert tone="warn">
          The field that this list was sorted by was deleted. The newest customers are first;
          restore the field from the trash to sort by it again.
        </Alert>
      )}
      {field && (
        <FieldFilterDialog
          field={field}
          filter={fieldFiltersIn(values.fieldFilters).find(({ id }) => id === field.id)}
          onChange={(filter) =>
            onChange({ fieldFilters: withFieldFilter(values.fieldFilters, field.id, filter) })
          }
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}
