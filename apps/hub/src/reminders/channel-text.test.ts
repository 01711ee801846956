import { expect, it } from 'vitest';
import { lastInWords } from './channel-text';
import type { Channel } from './reminders.api';

const NOW = new Date(2026, 10, 24, 12, 0);
const CHANNEL: Channel = {
  ...{ id: 'c1', kind: 'ntfy', label: 'ntfy', address: 'https://ntfy.example/t', isOn: true },
  ...{ lastState: 'sent', lastAt: new Date(2026, 10, 24, 9, 5).toISOString(), lastReason: '' },
};

it.each([
  ['is nothing before the first message', { lastState: null, lastAt: null }, null],
  ['says when one arrived today', {}, 'Sent today, 09:05'],
  [
    'says on which day one arrived',
    { lastAt: new Date(2026, 10, 21, 9, 5).toISOString() },
    'Sent Sat 21 Nov',
  ],
  ['says why one failed', { lastState: 'failed' as const, lastReason: 'It is gone.' }, '09:05: It is gone.'],
])('%s', (_, changes, words) => {
  expect(lastInWords({ ...CHANNEL, ...changes }, NOW)).toBe(words);
});
