import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's packages: the engine alone, which costs less, and the whole browser. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser of the machine (`HUB_CHROMIUM`, else a package of Debian), or nothing: Playwright then takes its own. */
function installedChromium(): string | undefined {
  return process.env.HUB_CHROMIUM ?? DEBIANS.find((path) => existsSync(path));
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
