import { expect, it } from 'vitest';
import { questionAtLogOut } from './question-at-log-out';

const KEPT = '7 cards, 12 workouts and 9 dates';
const online = { isReachable: true, waiting: 0, drafts: null, persisted: KEPT };

it('asks nothing while signing in again would bring all of it back', () => {
  expect(questionAtLogOut(online)).toBeNull();
});

it.each([
  [1, 'One change is waiting to be saved on this device. Logging out discards it.'],
  [2, '2 changes are waiting to be saved on this device. Logging out discards them.'],
  [null, 'Changes that are not saved may be on this device. Logging out discards them.'],
])('asks about what waits to be saved: %s', (waiting, message) => {
  expect(questionAtLogOut({ ...online, waiting })).toEqual({
    title: 'Leave without saving?',
    message,
    confirmLabel: 'Leave',
  });
});

it.each([
  ['1 card', 'Logging out discards what you typed and did not save: 1 card.'],
  ['', 'Logging out discards what you typed and did not save.'],
])('asks about drafts by their names: “%s”', (drafts, message) => {
  expect(questionAtLogOut({ ...online, drafts })).toEqual({
    title: 'Leave without saving?',
    message,
    confirmLabel: 'Leave',
  });
});

it('asks about drafts, waiting changes and stored data in one question', () => {
  const moment = { isReachable: false, waiting: 1, drafts: '1 card', persisted: '2 dates' };
  expect(questionAtLogOut(moment)?.message).toBe(
    'Logging out discards what you typed and did not save: 1 card. ' +
      'One change is waiting to be saved on this device. Logging out discards it. ' +
      'This removes 2 dates from this device. Signing in again needs the network.',
  );
});

it.each([
  [0, KEPT, `This removes ${KEPT} from this device. Signing in again needs the network.`],
  [0, null, 'This removes what is stored from this device. Signing in again needs the network.'],
  [
    1,
    '1 card',
    'One change is waiting to be saved on this device. Logging out discards it. This removes 1 card from this device. Signing in again needs the network.',
  ],
])('names what goes while the hub can’t be reached: %i waiting, %s', (waiting, kept, message) => {
  expect(questionAtLogOut({ ...online, isReachable: false, waiting, persisted: kept })).toEqual({
    title: 'Log out while offline?',
    message,
    confirmLabel: 'Log Out',
  });
});
