import { type ComponentProps, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
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
  useEffect(() => (form.current ? showNewAlerts(form.current) : undefined), []);
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    keepFromSending(event);
    onKeyDown?.(event);
  };
  return <form noValidate {...rest} onKeyDown={press} ref={form} />;
}

const alerts = '[role="alert"]';

/** Scrolls to an error that appears in a form, which may be long, once it was sent. Returns how to end that. */
function showNewAlerts(form: HTMLFormElement): () => void {
  const observer = new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLElement);
    const alert = added.find((node) => node.matches(alerts) || node.querySelector(alerts));
    alert?.scrollIntoView({ block: 'nearest' });
  });
  const observe = () => observer.observe(form, { childList: true, subtree: true });
  form.addEventListener('submit', observe);
  return () => {
    form.removeEventListener('submit', observe);
    observer.disconnect();
  };
}
