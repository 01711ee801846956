import { describe, expect, it } from 'vitest';
import { type Place, placeKey } from './forecast-query';
import { dueOf, refusalLeft, remember } from './forecast-vain';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const placeAt = (latitude: string): Place => ({ latitude, longitude: '0', timezone: 'Africa/Accra' });
const [fresh, failed, refused] = ['1', '2', '3'].map(placeAt) as [Place, Place, Place];
const nothing = { answered: [], refused: [], failed: [] };
const vain = remember({}, { ...nothing, failed: [failed], refused: [refused] }, NOW);

describe('of places that are wanted', () => {
  const wanted = [fresh, failed, refused];

  it.each([
    ['the new ones, while the service rests', false, true, [fresh], 1],
    ['those that failed as well, once it has rested', false, false, [fresh, failed], 1],
    ['all, for who presses “Try again”', true, true, wanted, 3],
  ])('it asks for %s', (_, isPressed, isResting, places, charged) => {
    expect(dueOf(wanted, vain, { isPressed, isResting })).toEqual({ places, charged });
  });
});

describe('a place that was asked for in vain', () => {
  it('is remembered for an hour', () => {
    expect(refusalLeft(refused, vain, NOW + 1000)).toBe(HOUR_MS - 1000);
    expect([fresh, failed].map((place) => refusalLeft(place, vain, NOW))).toEqual([0, 0]);
    const soon = remember(vain, nothing, NOW + HOUR_MS - 1);
    expect(new Set(Object.keys(soon))).toEqual(new Set([failed, refused].map(placeKey)));
    expect(remember(vain, nothing, NOW + HOUR_MS)).toEqual({});
  });

  it('is forgotten when it is answered, and refused no longer when it fails', () => {
    expect(remember(vain, { ...nothing, answered: [failed, refused] }, NOW)).toEqual({});
    const later = remember(vain, { ...nothing, failed: [refused] }, NOW + 1000);
    expect(later[placeKey(refused)]).toEqual({ at: NOW + 1000, isRefused: false });
  });
});
