import { expect, it } from 'vitest';
import { hostOf } from './host';

it.each([
  ['shop.example', 'shop.example'],
  ['www.shop.example', 'shop.example'],
  ['https://Shop.example:8443/sign-up?from=a#top', 'shop.example'],
  ['https://somebody:secret@shop.example/', 'shop.example'],
  ['androidapp://com.example.shop', 'com.example.shop'],
  ['192.168.1.4', '192.168.1.4'],
  [' ', ''],
  ['', ''],
  ['two words', ''],
  ['a'.repeat(254), ''],
])('of %j is %j', (site, host) => {
  expect(hostOf(site)).toBe(host);
});
