import clsx from 'clsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { focusFirstField } from '../../../primitives/form/focus-first-field.ts';

interface FoldableSectionProps {
  /** `#id` in the address opens the section and focuses its first field, or that with `data-autofocus`. */
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A section beside a long list; on narrow screens it is above the list and collapsed. Both use the same
 * markup, so that resizing the window loses no typed text.
 */
export function FoldableSection({ id, title, children }: FoldableSectionProps) {
  const body = useRef<HTMLDivElement>(null);
  const { open, toggle } = useOpenByAddress(id, body);
  return (
    <section aria-labelledby={id} className="border-b border-line xl:border-b-0">
      <h2 id={id} className="text-base font-semibold xl:mb-4 xl:border-b xl:border-line xl:pb-3">
        <span className="max-xl:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={toggle}
          className={clsx(
            'flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 text-left xl:hidden',
            focusRing,
          )}
        >
          {title}
          <span aria-hidden="true" className={clsx('text-accent', open && 'rotate-45')}>
            +
          </span>
        </button>
      </h2>
      <div ref={body} id={`${id}-body`} className={clsx('max-xl:pb-6', !open && 'max-xl:hidden')}>
        {children}
      </div>
    </section>
  );
}

/** Whether a section is open. Its button and `#id` in the address open it and focus its first field; `show` only opens. */
export function useOpenByAddress(id: string, body: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation();
  const isTarget = hash === `#${id}`;
  const [open, setOpen] = useState(isTarget);
  const [opened, setOpened] = useState(0);
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    if (isTarget) setOpen(true);
  }
  // Before the next key: it must reach the field, not a shortcut of the page.
  useLayoutEffect(() => {
    if (isTarget && body.current) focusFirstField(body.current);
  }, [isTarget, key, body]);
  useLayoutEffect(() => {
    const form = body.current?.querySelector('form');
    if (opened > 0 && form) focusFirstField(form);
  }, [opened, body]);
  const toggle = () => {
    setOpen(!open);
    if (!open) setOpened(opened + 1);
  };
  return { open, toggle, show: () => setOpen(true) };
}
