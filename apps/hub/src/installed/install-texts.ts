import type { InstallWay } from './offer';

/** How the hub becomes an app of this device, in words. */
export const INSTALL_TEXTS: Record<InstallWay, string> = {
  done: 'The hub is installed on this device. It also opens without a network.',
  ask: 'Adds the hub to the apps on this device. It also opens without a network.',
  ios: 'In Safari, tap Share, then “Add to Home Screen”. The hub then also opens without a network.',
  menu: 'In the browser’s menu, choose “Install” or “Add to Home screen”. The hub then also opens without a network.',
  insecure:
    'At an http address, the browser does not let the hub be installed, open without a network, use the camera or send notifications. Ask the person who runs the hub for an https address.',
};
