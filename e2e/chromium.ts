import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's programs: the headless shell, which uses less resources, and the whole browser. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The machine's Chromium (`HUB_CHROMIUM`, or Debian's package); `undefined` if there is none, so that
 * Playwright uses its own.
 */
function installedChromium(): string | undefined {
  return process.env.HUB_CHROMIUM ?? DEBIANS.find((path) => existsSync(path));
}

/**
 * How every browser test starts Chromium. The sandbox is off only for root, because Chromium refuses to run
 * as root with it.
 */
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
