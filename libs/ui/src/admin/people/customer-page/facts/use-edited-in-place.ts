import { useState } from 'react';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';

/** Whether a property is being edited; the button that opened it gets the focus back. */
export function useEditedInPlace() {
  const [editing, setEditing] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    setEditing(false);
    focusTarget();
  };
  return { editing, target, edit: () => setEditing(true), close };
}
