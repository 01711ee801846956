import { afterEach, expect, it, vi } from 'vitest';
import { ownLocale, regionOf } from './own-locale';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['de-DE', 'de-DE'],
  ['ar-EG', 'ar-EG'],
  ['en-US@posix', 'en-GB'],
  ['', 'en-GB'],
])('of a browser in %j is %s', (language, locale) => {
  vi.stubGlobal('navigator', { language });
  expect(ownLocale()).toBe(locale);
});

it.each([
  ['de-AT', 'AT'],
  ['zh-Hant-TW', 'TW'],
  ['de', 'DE'],
  ['en', 'US'],
  ['ar', 'EG'],
])('%s is of the region %s', (locale, region) => {
  expect(regionOf(locale)).toBe(region);
});
