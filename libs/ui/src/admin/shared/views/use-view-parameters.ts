import { type ViewLayout, idParam } from '@polaris/contracts';
import { useAddressStates } from '../filters/use-address-states.ts';

const names = ['view', 'layout', 'columns'] as const;

/** The open view and its columns, from the address. */
export function useViewParameters() {
  const { values, setValues } = useAddressStates(names);
  const layout: ViewLayout = values.layout === 'board' ? 'board' : 'table';
  return {
    viewId: idParam.safeParse(values.view).data ?? null,
    layout,
    /** Comma-separated; empty if not in the address. */
    columns: values.columns,
    setView: (id: number | null) => setValues({ view: id === null ? '' : String(id) }),
    setLayout: (next: ViewLayout) => setValues({ layout: next === 'table' ? '' : next }),
    setColumns: (next: readonly string[]) => setValues({ columns: next.join(',') }),
  };
}

export type ViewParameters = ReturnType<typeof useViewParameters>;
