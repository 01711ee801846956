import type { InstallWay } from './offer';

/** How the hub becomes an app of this device, in words. */
export const INSTALL_WORDS: Record<InstallWay, string> = {
  done: 'The hub is installed on this device. It opens without a network, too.',
  ask: 'Puts the hub among the apps of this device. It opens without a network, too.',
  ios: 'In Safari, tap Share, then “Add to Home Screen”. The hub then opens without a network, too.',
  menu: 'In the menu of the browser, choose “Install” or “Add to Home screen”. The hub then opens without a network, too.',
  insecure:
    'At an address with http the browser lets the hub neither be installed nor open without a network, nor use the camera or send notifications. Ask who runs the hub for one with https.',
};
