import { encode } from 'uqr';

/** The quiet zone on each side, in modules, which QR readers need. */
const BORDER = 4;

interface QrCodeProps {
  text: string;
  /** What it is, for screen readers. */
  label: string;
}

/** A QR code; dark on white in both themes, as readers expect. Banking apps ask for this error correction. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-sm border border-line"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
