import { type ViewLayout, idParam } from '@polaris/contracts';
import { useAddressStates } from '../list/use-address-states.ts';

const names = ['view', 'layout', 'columns'] as const;

/** Which view is open, and what a view has beside its filters, in the address. */
export function useViewParameters() {
  const { values, setValues } = useAddressStates(names);
  const layout: ViewLayout = values.layout === 'board' ? 'board' : 'table';
  return {
    viewId: idParam.safeParse(values.view).data ?? null,
    layout,
    /** Separated by commas; empty where the address names none. */
    columns: values.columns,
    setView: (id: number | null) => setValues({ view: id === null ? '' : String(id) }),
    setLayout: (next: ViewLayout) => setValues({ layout: next === 'table' ? '' : next }),
    setColumns: (next: readonly string[]) => setValues({ columns: next.join(',') }),
  };
}

export type ViewParameters = ReturnType<typeof useViewParameters>;
