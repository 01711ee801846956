import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser of the machine (`HUB_CHROMIUM`, else Debian's package), or nothing: Playwright then takes its own. */
function installedChromium(): string | undefined {
  if (process.env.HUB_CHROMIUM) return process.env.HUB_CHROMIUM;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}

/** How every browser test starts Chromium: with no sandbox only as root, where Chromium refuses to have one. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = installedChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
