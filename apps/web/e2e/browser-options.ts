/** What Playwright leaves out of Chromium: its list would be replaced by ours, not added to. */
const leftOutByPlaywright = [
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

/** The popups of the address bar, which are pages of their own, and a process that waits for a page. */
const leftOutByUs = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Chromium for tests. Nobody sees its window, and each test opens one: its address bar alone costs half
 * a second of work, standing in for a graphics card a twentieth of all.
 */
export const browserOptions = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
  args: [
    '--disable-gpu',
    '--disable-software-rasterizer',
    `--disable-features=${[...leftOutByPlaywright, ...leftOutByUs].join()}`,
  ],
};
