import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { focusFirstField } from './focus-first-field.ts';
import { useKeyboardClaim } from './keyboard-claims.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref'> {
  /** Always shown by its page. Other forms are opened: they take the focus and the keyboard. */
  standing?: boolean;
}

/** Every form is one of these, so that no screen has to remember the focus and the shortcuts. */
export function Form({ standing = false, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useKeyboardClaim(!standing);
  useLayoutEffect(() => {
    const box = form.current;
    // A dialog does it itself, once it is open.
    if (box && !standing && !box.closest('dialog:not([open])')) focusFirstField(box);
  }, [standing]);
  return <form noValidate {...rest} ref={form} />;
}
