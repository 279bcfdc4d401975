import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { keepFromSending } from '../acting-key.ts';
import { focusFirstField } from './focus-first-field.ts';
import { useKeyboardClaim } from './keyboard-claims.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref'> {
  /** Whether its page always shows it. Other forms take the focus and claim the keyboard. */
  isPageForm?: boolean;
}

/** The base of all forms, which manages focus and shortcuts. */
export function Form({ isPageForm = false, onKeyDown, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useKeyboardClaim(!isPageForm);
  useLayoutEffect(() => {
    const box = form.current;
    // Dialogs focus their first field themselves, once open.
    if (box && !isPageForm && !box.closest('dialog:not([open])')) focusFirstField(box);
  }, [isPageForm]);
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    keepFromSending(event);
    onKeyDown?.(event);
  };
  return <form noValidate {...rest} onKeyDown={press} ref={form} />;
}
