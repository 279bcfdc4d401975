import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** About half a screen ahead. */
const NEAR = '400px';

interface LaterChartProps {
  /** The placeholder while loading. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Loads a chart and its data when it is about to be scrolled into view. */
export function LaterChart({ placeholder, children }: LaterChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={box}>
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
