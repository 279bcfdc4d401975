/**
 * The window frames that the systems draw, simulated here: sizes and positions are those that Electron and the systems
 * document, the rest is simplified.
 */

export type System = 'darwin' | 'win32' | 'linux';
export type Theme = 'light' | 'dark';

/** The width of the system's buttons in the title bar, on its left and on its right, in pixels. */
interface Insets {
  left: number;
  right: number;
}

interface SystemFrame {
  name: string;
  insets: Insets;
  /** The corner radius of windows, and of windows without a frame, in pixels. */
  radius: number;
  framelessRadius: number;
  buttons: (ink: string) => string;
}

const BAR_HEIGHT = 44;
const MIDDLE = BAR_HEIGHT / 2;

const svg = (width: number, side: 'left' | 'right', content: string) =>
  `<svg class="buttons ${side}" width="${width}" height="${BAR_HEIGHT}" fill="none">${content}</svg>`;

/** macOS: three buttons of 14 pixels, 20 apart, at the position that the app requests. */
const trafficLights = () =>
  ['#ff5f57', '#febc2e', '#28c840']
    .map((color, at) => `<circle cx="${21 + 20 * at}" cy="${MIDDLE}" r="6" fill="${color}"/>`)
    .join('');

/** Windows 11: three buttons, 46 pixels wide, with an icon of 10. */
const captionButtons = (ink: string) => {
  const [low, high] = [MIDDLE - 4.5, MIDDLE + 4.5];
  return `<g stroke="${ink}"><path d="M18.5 ${MIDDLE}h9"/><rect x="64.5" y="${low}" width="9" height="9" rx="1"/><path d="M110.5 ${low}L119.5 ${high}M119.5 ${low}L110.5 ${high}"/></g>`;
};

/** GNOME: three discs of 24 pixels, 37 apart. */
const discs = (ink: string) => {
  const signs = [`M-4 3.5h8`, `M-3.5 -3.5h7v7h-7z`, `M-3.5 -3.5l7 7M3.5 -3.5l-7 7`];
  return signs
    .map(
      (sign, at) =>
        `<g transform="translate(${18 + 37 * at} ${MIDDLE})"><circle r="12" fill="${ink}" opacity=".1"/><path d="${sign}" stroke="${ink}" stroke-width="1.5"/></g>`,
    )
    .join('');
};

export const systemFrames: Record<System, SystemFrame> = {
  darwin: {
    name: 'macOS',
    insets: { left: 82, right: 0 },
    radius: 10,
    framelessRadius: 10,
    buttons: () => svg(82, 'left', trafficLights()),
  },
  win32: {
    name: 'Windows',
    insets: { left: 0, right: 138 },
    radius: 8,
    framelessRadius: 8,
    buttons: (ink) => svg(138, 'right', captionButtons(ink)),
  },
  linux: {
    name: 'Linux (GNOME)',
    insets: { left: 0, right: 117 },
    radius: 10,
    framelessRadius: 0,
    buttons: (ink) => svg(117, 'right', discs(ink)),
  },
};

/**
 * Sets the title bar area in a page, which Chromium only does if the system draws its buttons over the window. Runs in
 * the page.
 */
export function setTitleBarArea({ left, right }: Insets): void {
  const values = {
    'env(titlebar-area-x,0px)': `${left}px`,
    'env(titlebar-area-width,100%)': `calc(100% - ${left + right}px)`,
  };
  const replace = (rule: CSSRule): void => {
    if (rule instanceof CSSStyleRule)
      for (const property of rule.style)
        for (const [area, value] of Object.entries(values))
          if (rule.style.getPropertyValue(property).replaceAll(' ', '') === area)
            rule.style.setProperty(property, value);
    if ('cssRules' in rule) [...(rule.cssRules as CSSRuleList)].forEach(replace);
  };
  for (const sheet of document.styleSheets) [...sheet.cssRules].forEach(replace);
}
