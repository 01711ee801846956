import { expect, it } from 'vitest';
import { isNew, phoneAddress, stepsDone } from './first-home-rules';

it.each([
  ['2026-11-20', true],
  ['2026-11-26', true],
  ['2026-11-27', false],
] as const)('on %s, who was added on 20 November is new: %s', (today, expected) => {
  expect(isNew('2026-11-20', today)).toBe(expected);
});

const EMPTY = { people: 1, hasRecords: false, isInstalled: false, hasBegun: false };

it('has three steps for an admin of an empty hub, which tick themselves off', () => {
  expect(stepsDone(EMPTY)).toEqual([false, false, false]);
  expect(stepsDone({ ...EMPTY, people: 2 })).toEqual([true, false, false]);
  expect(stepsDone({ ...EMPTY, people: 3, hasRecords: true, hasBegun: true })).toEqual([true, true, false]);
  expect(stepsDone({ ...EMPTY, isInstalled: true })).toEqual([false, false, true]);
});

it('has no steps where all are done, or the hub was in use before', () => {
  expect(stepsDone({ people: 2, hasRecords: true, isInstalled: true, hasBegun: true })).toBeNull();
  expect(stepsDone({ ...EMPTY, hasRecords: true })).toBeNull();
});

it.each([
  ['https://hub.example', 'https://hub.example'],
  ['http://192.168.1.4:8090', 'http://192.168.1.4:8090'],
  ['http://localhost:8090', null],
  ['http://127.0.0.1:8090', null],
  ['http://[::1]:8090', null],
])('a phone finds what is at %s under %s', (address, expected) => {
  expect(phoneAddress(new URL(address))).toBe(expected);
});
