import { encode } from 'uqr';

/** Of free modules on each side, which readers need. */
const BORDER = 4;

/** A picture that an authenticator app scans; dark on white in both themes, as readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="bg-white text-black size-48 rounded-sm border border-line"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
