import { expect, it } from 'vitest';
import { questionAtLogOut } from './question-at-log-out';

const KEPT = '7 cards, 12 workouts and 9 dates';
const online = { isReachable: true, waiting: 0, kept: KEPT };

it('asks nothing while signing in again would bring all of it back', () => {
  expect(questionAtLogOut(online)).toBeNull();
});

it.each([
  [1, 'One change waits to be saved on this device. Logging out throws it away.'],
  [2, '2 changes wait to be saved on this device. Logging out throws them away.'],
])('asks about what waits to be saved: %i', (waiting, message) => {
  expect(questionAtLogOut({ ...online, waiting })).toEqual({
    title: 'Leave without saving?',
    message,
    confirmLabel: 'Leave',
  });
});

it.each([
  [0, KEPT, `This removes ${KEPT} from this device. Signing in again needs the network.`],
  [0, null, 'This removes what is kept from this device. Signing in again needs the network.'],
  [
    1,
    '1 card',
    'One change waits to be saved on this device. Logging out throws it away. This removes 1 card from this device. Signing in again needs the network.',
  ],
])('names what goes while the hub can’t be reached: %i waiting, %s', (waiting, kept, message) => {
  expect(questionAtLogOut({ isReachable: false, waiting, kept })).toEqual({
    title: 'Log out while offline?',
    message,
    confirmLabel: 'Log Out',
  });
});
