/** Playwright's default disabled features, as our list replaces it. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Popups of the address bar, and a spare renderer process. */
const disabledByUs = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Chromium for headless tests. Each test opens a window: its address bar costs half a second of work,
 * software rendering a twentieth of all.
 */
export const browserOptions = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
  args: [
    '--disable-gpu',
    '--disable-software-rasterizer',
    `--disable-features=${[...disabledByPlaywright, ...disabledByUs].join()}`,
  ],
};
