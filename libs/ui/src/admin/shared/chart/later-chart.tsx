import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** About half a screen before it comes into view. */
const NEAR = '400px';

interface LaterChartProps {
  /** Its place until it is there. */
  place: ReactNode;
  children: ReactNode;
}

/** A chart, whose library is large: it is loaded when it comes near. */
export function LaterChart({ place, children }: LaterChartProps) {
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
  return <div ref={box}>{isNear ? <Suspense fallback={place}>{children}</Suspense> : place}</div>;
}
