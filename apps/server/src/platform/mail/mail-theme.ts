import type { CSSProperties } from 'react';

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

/** The same as on the site. */
const RADIUS = 4;

/** The site's palette. Mail clients take styles from the elements themselves and know no variables. */
const light = {
  canvas: '#f3f1ea',
  paper: '#ffffff',
  night: '#101a36',
  onNight: '#f6f3ea',
  ink: '#131c33',
  muted: '#545d73',
  line: '#dedbd0',
  accent: '#b04a12',
  onAccent: '#ffffff',
};

const dark: typeof light = {
  canvas: '#090e1c',
  paper: '#141c33',
  night: '#0c1224',
  onNight: '#eeebe1',
  ink: '#eeebe1',
  muted: '#a6adbf',
  line: '#28324d',
  accent: '#f0a061',
  onAccent: '#101a36',
};

const text = { fontFamily: SANS, fontSize: 16, lineHeight: '26px', color: light.ink };

export const mailStyles = {
  canvas: { backgroundColor: light.canvas, margin: 0, padding: 0 },
  /** Centered, and never wider than 600 pixels. */
  sheet: { width: '100%', maxWidth: 600 },
  band: {
    backgroundColor: light.night,
    color: light.onNight,
    borderRadius: `${RADIUS}px ${RADIUS}px 0 0`,
    padding: '18px 32px',
    fontFamily: SERIF,
    fontSize: 18,
    lineHeight: '24px',
    letterSpacing: '0.02em',
  },
  star: { color: '#f0a061' },
  paper: {
    backgroundColor: light.paper,
    borderRadius: `0 0 ${RADIUS}px ${RADIUS}px`,
    padding: '32px 32px 24px',
  },
  heading: {
    fontFamily: SERIF,
    fontSize: 27,
    fontWeight: 400,
    lineHeight: '34px',
    letterSpacing: '-0.01em',
    color: light.ink,
    margin: '0 0 20px',
    wordBreak: 'break-word',
  },
  paragraph: { ...text, margin: '0 0 18px', wordBreak: 'break-word' },
  quote: {
    ...text,
    margin: '0 0 20px',
    padding: '2px 0 2px 16px',
    borderLeft: `3px solid ${light.accent}`,
    wordBreak: 'break-word',
  },
  facts: { width: '100%', margin: '0 0 22px', borderTop: `1px solid ${light.line}` },
  factName: {
    ...text,
    width: '30%',
    fontSize: 14,
    color: light.muted,
    padding: '9px 16px 9px 0',
    borderBottom: `1px solid ${light.line}`,
    verticalAlign: 'top',
    textAlign: 'left',
    wordBreak: 'break-word',
    fontWeight: 400,
  },
  factValue: {
    ...text,
    padding: '9px 0',
    borderBottom: `1px solid ${light.line}`,
    verticalAlign: 'top',
    fontWeight: 600,
    wordBreak: 'break-word',
  },
  buttonCell: { backgroundColor: light.accent, borderRadius: RADIUS },
  button: {
    ...text,
    display: 'inline-block',
    padding: '11px 22px',
    color: light.onAccent,
    fontWeight: 600,
    lineHeight: '22px',
    textDecoration: 'none',
  },
  link: { color: light.accent, textDecoration: 'underline' },
  code: { fontFamily: MONO, fontSize: 20, fontWeight: 600, letterSpacing: '0.12em' },
  signature: {
    ...text,
    fontFamily: SERIF,
    fontSize: 18,
    fontStyle: 'italic',
    margin: '26px 0 8px',
  },
  /** Below the signature, set apart from it. */
  smallPrint: {
    ...text,
    fontSize: 13,
    lineHeight: '20px',
    color: light.muted,
    borderTop: `1px solid ${light.line}`,
    margin: '28px 0 0',
    padding: '16px 0 0',
  },
  smallPrintLink: { ...text, fontSize: 13, lineHeight: '20px', margin: '2px 0 8px' },
} satisfies Record<string, CSSProperties>;

/** Overrides for clients that support dark mode and narrow windows. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .band { padding: 16px 20px !important; }
  .paper { padding: 24px 20px 16px !important; }
  .heading { font-size: 24px !important; line-height: 30px !important; }
}
@media (prefers-color-scheme: dark) {
  .canvas { background-color: ${dark.canvas} !important; }
  .band { background-color: ${dark.night} !important; color: ${dark.onNight} !important; }
  .paper { background-color: ${dark.paper} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.line} !important; }
  .accent { color: ${dark.accent} !important; }
  .accent-line { border-color: ${dark.accent} !important; }
  .button-cell { background-color: ${dark.accent} !important; }
  .button { color: ${dark.onAccent} !important; }
}
`;
