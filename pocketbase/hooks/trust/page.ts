import { create } from 'qrcode/lib/core/qrcode.js';
import { render } from 'qrcode/lib/renderer/svg-tag.js';
import { DEVICES, type Device } from './steps';

/** A host with an optional port; any other value that a request sends is never inserted into the page. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i;

const STYLE = `
  :root {
    color-scheme: light dark;
    font: 16px/1.5 system-ui, sans-serif;
    --page: light-dark(oklch(0.979 0.004 85), oklch(0.168 0.006 270));
    --surface: light-dark(oklch(1 0 0), oklch(0.212 0.008 270));
    --line: light-dark(oklch(0.905 0.006 85), oklch(0.305 0.01 270));
    --text: light-dark(oklch(0.235 0.012 270), oklch(0.955 0.004 85));
    --muted: light-dark(oklch(0.49 0.014 270), oklch(0.725 0.012 270));
    --accent: light-dark(oklch(0.505 0.175 264), oklch(0.77 0.115 262));
    --on-accent: light-dark(oklch(1 0 0), oklch(0.2 0.04 264));
  }
  body { margin: 0 auto; max-width: 30rem; padding: 24px 16px 48px; background: var(--page); color: var(--text); }
  h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
  h2 { font-size: 1.0625rem; margin: 2rem 0 0.5rem; }
  p { margin: 0 0 1rem; }
  a { color: var(--accent); overflow-wrap: anywhere; }
  .button { display: block; padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.625rem; font-weight: 600; text-align: center; text-decoration: none; }
  .first { margin-bottom: 0.75rem; border-color: transparent; background: var(--accent); color: var(--on-accent); }
  details { padding: 0 12px; border: 1px solid var(--line); border-bottom: 0; background: var(--surface); }
  details:first-of-type { border-radius: 0.75rem 0.75rem 0 0; }
  details:last-of-type { border-bottom: 1px solid var(--line); border-radius: 0 0 0.75rem 0.75rem; }
  summary { padding: 0.75rem 0; font-weight: 500; cursor: pointer; }
  ol { margin: 0; padding: 0 0 12px 1.25rem; }
  li { margin-bottom: 0.5rem; overflow-wrap: anywhere; }
  svg { display: block; width: 10rem; max-width: 100%; margin: 0 0 1rem; border-radius: 0.75rem; }
  .quiet { color: var(--muted); font-size: 0.8125rem; }
`;

/** The address as a QR code, in upper case: scheme and host stay the same, and the code is smaller. */
function codeOf(address: string): string {
  const code = create([{ data: address.toUpperCase(), mode: 'alphanumeric' }], { errorCorrectionLevel: 'M' });
  return render(code, { margin: 4 }).replace('<svg', '<svg role="img" aria-label="QR code of this page"');
}

const deviceHtml = ({ name, steps }: Device) =>
  `<details name="device"><summary>${name}</summary><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></details>`;

/** The next steps for a hub with this address; nothing if the request had no valid host. */
function waysOf(host: string) {
  if (!HOST.test(host)) return { open: '', elsewhere: '' };
  const address = `http://${host}/`;
  return {
    open: `<a class="button" href="https://${host.replace(/:.*/, '')}/">Open the hub</a>`,
    elsewhere: `<h2>On another device</h2><p>Scan this with its camera, or open <a href="${address}">${address}</a> there.</p>${codeOf(address)}`,
  };
}

/**
 * The page that explains how a device trusts a certificate signed by the home network's own Caddy. It is
 * served over plain http, so that a device can read it before it trusts anything; Caddy serves `/root.crt`
 * beside it.
 */
export function trustPage(host: string): string {
  const { open, elsewhere } = waysOf(host);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trust this hub · Apps</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Trust this hub</h1>
<p>The hub signs its certificate itself. A device that trusts it can install the hub, scan cards and get messages.</p>
<a class="button first" href="/root.crt" download>Download the certificate</a>
${open}
<h2>On this device</h2>
${DEVICES.map(deviceHtml).join('\n')}
${elsewhere}
<p class="quiet">Do this only in your own network. The details of the certificate on the device show its fingerprint: it is the one that the machine of the hub tells, as docs/operations.md says.</p>
</main>
</body>
</html>
`;
}
