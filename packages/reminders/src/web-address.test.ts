import { expect, it } from 'vitest';
import { hostOf, originOf, partsOf } from './web-address';
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

// To Go, which folds the letters of other alphabets (UTS 46), each of them is this machine.
it.each([
  ...['https://１２７.0.0.1/x', 'https://①②⑦.0.0.1/x', 'https://127。0。0。1/x', 'https://loc\u00ADalhost/x'],
  ...[
    'https://ｌｏｃａｌｈｏｓｔ/x',
    'https://ntfy.sh\u200B/x',
    'https://hooks.slac\u212A.com/x',
    'https://bücher.example/x',
  ],
  ...['https://127.0.0.1%2f.example/x', 'https://[::1%25lo]/x'],
])('%s has no host, and no origin', (address) => {
  expect(hostOf(address)).toBeNull();
  expect(originOf(address)).toBeNull();
  expect(partsOf(address)).toBeNull();
});

it.each([
  ['HTTPS://NTFY.sh/Topic?a=B#c', { scheme: 'https', host: 'ntfy.sh', path: '/Topic', query: 'a=B' }],
  ['http://nas.lan:8080?x', { scheme: 'http', host: 'nas.lan:8080', path: '', query: 'x' }],
  ['https://[::1]:8443/a%2Fb/?', { scheme: 'https', host: '[::1]:8443', path: '/a%2Fb/', query: '' }],
  ['http://ntfy.sh#x?y', { scheme: 'http', host: 'ntfy.sh', path: '', query: '' }],
])('the parts of %s', (address, parts) => {
  expect(partsOf(address)).toEqual(parts);
});

it.each([
  ['https://NTFY.sh/topic', 'https://ntfy.sh'],
  ['http://nas.lan:8080?x', 'http://nas.lan:8080'],
  ['https://[::1]:8443/x', 'https://[::1]:8443'],
  ['https://ntfy.sh.evil.example/x', 'https://ntfy.sh.evil.example'],
  ['https://ntfy.sh:443/x', 'https://ntfy.sh:443'],
  ['https://ntfy.sh@evil.example/x', null],
])('the origin of %s is %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
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
  ['https://evil.example／fcm.googleapis.com/x', false],
  ['https://１２７.0.0.1／.googleapis.com/x', false],
])('%s is an endpoint of a push service: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint)).toBe(expected);
});
