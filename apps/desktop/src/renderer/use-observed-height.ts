import { useEffect, useEffectEvent, useRef } from 'react';

/** Reports the height of an element, in whole pixels, whenever it changes. */
export function useObservedHeight(onHeight: (pixels: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onHeight);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() => report(Math.ceil(box.offsetHeight)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return element;
}
