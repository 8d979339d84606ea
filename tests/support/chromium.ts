/** Features that Playwright switches off. A switch that is given twice counts once, so the list is repeated. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Features that cost each new window more than a page of the shop: the pages behind the address bar, which a
 * test never sees, and a process in reserve.
 */
const costly = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** How the tests start the system's Chromium. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${[...offByPlaywright, ...costly].join(',')}`,
  ],
};

/** Starts Chromium without images: loading and drawing them is a quarter of a page's work. */
export const withoutImages = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
};
