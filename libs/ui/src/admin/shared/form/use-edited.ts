import { useState } from 'react';
import { useKeyboardClaim } from '../../../primitives/keyboard-claims.ts';
import { useAddressState } from '../list/use-address-state.ts';

/**
 * Which record is open in the edit dialog, as the address says; `new` is one that does not exist yet
 * and opens at once. `?edit=7` opens one as soon as the records are loaded.
 */
export function useEdited<T extends { id: number }>(items: readonly T[] | undefined) {
  const { value: asked, setValue } = useAddressState('edit');
  const stored = items?.find(({ id }) => String(id) === asked);
  const [known, setKnown] = useState<T>();
  if (stored && stored !== known) setKnown(stored);
  useKeyboardClaim(asked !== '' && items === undefined);
  // A record deleted elsewhere keeps its id here: saving it must fail and not create another.
  const record = stored ?? (String(known?.id) === asked ? known : undefined);
  return {
    isOpen: asked === 'new' || record !== undefined,
    record,
    edit: (id: number | 'new') => setValue(String(id)),
    close: () => setValue(''),
  };
}
