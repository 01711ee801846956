import { expect, it } from 'vitest';
import { trustPage } from './page';

it('leads to the hub at the host that was asked for, whatever its port', () => {
  const page = trustPage('192.168.1.20:80');
  expect(page).toContain('href="https://192.168.1.20/"');
  expect(page).toContain('href="http://192.168.1.20:80/"');
  expect(page).toContain('aria-label="QR code of this page"');
});

it.each(['', 'a b', '"><script>', '[::1]', 'x.example/path', 'x.example:port', 'évil.example'])(
  'takes no host into the page that is none: “%s”',
  (host) => {
    const page = trustPage(host);
    expect(page).not.toContain('Open the hub');
    expect(page).not.toContain('QR code');
    expect(page).toContain('Download the certificate');
  },
);
