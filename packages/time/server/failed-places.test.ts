import { describe, expect, it } from 'vitest';
import { type ForecastPlace, placeKey } from './forecast-query';
import { neededOf, refusalLeft, remember } from './failed-places';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const placeAt = (latitude: string): ForecastPlace => ({ latitude, longitude: '0', timezone: 'Africa/Accra' });
const [fresh, failed, refused] = ['1', '2', '3'].map(placeAt) as [
  ForecastPlace,
  ForecastPlace,
  ForecastPlace,
];
const nothing = { answered: [], refused: [], failed: [] };
const earlier = remember({}, { ...nothing, failed: [failed], refused: [refused] }, NOW);

describe('of places that are wanted', () => {
  const wanted = [fresh, failed, refused];

  it.each([
    ['the new ones, while the service rests', false, true, [fresh], 1],
    ['those that failed as well, once it has rested', false, false, [fresh, failed], 1],
    ['all, for who presses “Try again”', true, true, wanted, 3],
  ])('it asks for %s', (_, isPressed, isResting, places, charged) => {
    expect(neededOf(wanted, earlier, { isPressed, isResting })).toEqual({ places, charged });
  });
});

describe('a place that was asked for in vain', () => {
  it('is remembered for an hour', () => {
    expect(refusalLeft(refused, earlier, NOW + 1000)).toBe(HOUR_MS - 1000);
    expect([fresh, failed].map((place) => refusalLeft(place, earlier, NOW))).toEqual([0, 0]);
    const soon = remember(earlier, nothing, NOW + HOUR_MS - 1);
    expect(new Set(Object.keys(soon))).toEqual(new Set([failed, refused].map(placeKey)));
    expect(remember(earlier, nothing, NOW + HOUR_MS)).toEqual({});
  });

  it('is forgotten when it is answered, and refused no longer when it fails', () => {
    expect(remember(earlier, { ...nothing, answered: [failed, refused] }, NOW)).toEqual({});
    const later = remember(earlier, { ...nothing, failed: [refused] }, NOW + 1000);
    expect(later[placeKey(refused)]).toEqual({ at: NOW + 1000, isRefused: false });
  });
});
