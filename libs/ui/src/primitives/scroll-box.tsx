import { type ComponentProps, useCallback, useState } from 'react';

const overflows = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

type ScrollBoxProps = ComponentProps<'div'> & { role: 'region' | 'group'; 'aria-label': string };

/** A scroll box, focusable only while its content overflows. */
export function ScrollBox({ children, ...rest }: ScrollBoxProps) {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setScrolls(overflows(box)));
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div {...rest} ref={watch} tabIndex={scrolls ? 0 : -1}>
      <div>{children}</div>
    </div>
  );
}
