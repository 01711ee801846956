import { expect, it } from 'vitest';
import { hostOf, isPublicHost } from './public-address';
import { isPushEndpoint } from './push/push-hosts';

it.each([
  ['https://ntfy.sh/topic', 'ntfy.sh'],
  ['http://Example.ORG:8080/x', 'example.org'],
  ['https://user:pw@example.org/x', null],
  ['https://example.org.', 'example.org'],
  ['https://[::1]/x', '::1'],
  ['https://good.example#@evil.example/', 'good.example'],
  ['https://good.example\\@evil.example/', null],
  ['ftp://example.org', null],
  ['https://', null],
  ['https://exa mple.org', null],
])('the host of %s is %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

// Each of the first is this machine to Go, which folds the letters of other alphabets (UTS 46).
it.each([
  ...['https://１２７.0.0.1/x', 'https://①②⑦.0.0.1/x', 'https://127。0。0。1/x', 'https://loc\u00ADalhost/x'],
  ...['https://ｌｏｃａｌｈｏｓｔ/x', 'https://ntfy.sh\u200B/x', 'https://hooks.slac\u212A.com/x'],
  ...['https://bücher.example/x', 'https://127.0.0.1%2f.example/x', 'https://[::1%25lo]/x'],
])('%s has no host', (address) => {
  expect(hostOf(address)).toBeNull();
});

it.each(['ntfy.sh', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '8.8.8.8', 'xn--bcher-kva.example'])(
  '%s is public',
  (host) => {
    expect(isPublicHost(host)).toBe(true);
  },
);

it.each([
  ...['localhost', 'printer', 'nas.local', 'hub.internal', 'router.lan', 'x.home.arpa', 'a.localhost'],
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.0.8'],
  ...[
    '127.1',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433.0x0',
    '1.2.3.4.5',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ],
])('%s is private', (host) => {
  expect(isPublicHost(host)).toBe(false);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilfcm.googleapis.com.example/x', false],
  ['https://notfcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com@evil.example/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://127.0.0.1/x', false],
])('%s is an endpoint of a push service: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint)).toBe(expected);
});
