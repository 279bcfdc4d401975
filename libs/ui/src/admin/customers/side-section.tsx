import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { buttonStyle } from '../../primitives/button.tsx';
import { useKeyboardClaim } from '../../primitives/form/keyboard-claims.ts';
import { useOpenByAddress } from '../shared/record/foldable-section.tsx';

/** A section that is opened by its heading, or by `#id` in the address. */
export function useSideSection(id: string) {
  const body = useRef<HTMLDivElement>(null);
  const { open, toggle } = useOpenByAddress(id, body);
  useKeyboardClaim(open);
  return { id, body, open, toggle };
}

interface SideSectionProps {
  section: ReturnType<typeof useSideSection>;
  title: string;
  children: ReactNode;
}

/** A section next to the grid. It stays rendered when closed, to keep typed text. */
export function SideSection({ section, title, children }: SideSectionProps) {
  const { id, body, open, toggle } = section;
  return (
    <section aria-labelledby={id} className={clsx(open && 'border border-line bg-raised p-5')}>
      <h2 id={id} className={clsx('text-base font-semibold', open && 'mb-4')}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={toggle}
          className={buttonStyle({
            variant: open ? 'ghost' : 'secondary',
            className: open ? '-mx-4 w-[calc(100%+32px)] justify-between!' : 'gap-3',
          })}
        >
          {title}
          <span aria-hidden="true" className={clsx('text-accent', open && 'rotate-45')}>
            +
          </span>
        </button>
      </h2>
      <div ref={body} id={`${id}-body`} className={clsx(!open && 'hidden')}>
        {children}
      </div>
    </section>
  );
}
