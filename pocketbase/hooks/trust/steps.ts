/** What to do on a device to trust the certificate, in the device's own words. */
export interface Device {
  name: string;
  steps: readonly string[];
}

/** The common devices, with their steps after the download of the certificate. */
export const DEVICES: readonly Device[] = [
  {
    name: 'iPhone and iPad',
    steps: [
      'Open this page in Safari, download the certificate, and tap Allow.',
      'Settings → Profile Downloaded → Install.',
      'Settings → General → About → Certificate Trust Settings: switch on “Caddy Local Authority”.',
    ],
  },
  {
    name: 'Android',
    steps: [
      'Download the certificate.',
      'Settings: search for “CA certificate”, tap Install anyway, and choose root.crt.',
      'Only in Firefox: Settings → About Firefox, tap the logo five times; then go back, and in Secret Settings switch on Use third party CA certificates.',
    ],
  },
  {
    name: 'Windows',
    steps: [
      'Download the certificate, open it, and choose Install Certificate → Local Machine.',
      'Choose Place all certificates in the following store → Trusted Root Certification Authorities.',
    ],
  },
  {
    name: 'Mac',
    steps: [
      'Download the certificate, and open it in Keychain Access.',
      'Open “Caddy Local Authority” in the list, and under Trust choose Always Trust.',
    ],
  },
  {
    name: 'Linux',
    steps: [
      'Download the certificate.',
      'In the settings of the browser, search for “certificates”. Under Authorities, import root.crt, and let it identify websites.',
    ],
  },
];
