import { useState } from 'react';
import { useKeyboardClaim } from '../../../primitives/form/keyboard-claims.ts';
import { useAddressState } from '../filters/use-address-state.ts';

/** The record of the edit dialog, from the address (`?edit=7`, once loaded); `new` is a new one. */
export function useEditDialog<T extends { id: number }>(items: readonly T[] | undefined) {
  const { value: editedId, setValue } = useAddressState('edit');
  const stored = items?.find(({ id }) => String(id) === editedId);
  const [lastRecord, setLastRecord] = useState<T>();
  if (stored && stored !== lastRecord) setLastRecord(stored);
  useKeyboardClaim(editedId !== '' && items === undefined);
  // A record deleted elsewhere keeps its id here: saving it must fail and not create another.
  const record = stored ?? (String(lastRecord?.id) === editedId ? lastRecord : undefined);
  return {
    isOpen: editedId === 'new' || record !== undefined,
    record,
    edit: (id: number | 'new') => setValue(String(id)),
    close: () => setValue(''),
  };
}
