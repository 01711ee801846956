import { addDays, daysBetween } from '@hub/calendar';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, type Delivery, type ReminderRules } from '.';
import { localTime, SimulatedHub } from './testing/simulated-hub';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const YEARS = 10;
const ITEMS = 50;
/** Every UTC offset in use, daylight saving time of both hemispheres, half and quarter hours. */
const ZONES = [
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Asia/Kathmandu'],
  ...['Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Africa/Casablanca', 'Asia/Tokyo'],
  ...['America/Santiago', 'Europe/London', 'Asia/Kolkata', 'Australia/Adelaide', 'America/Havana'],
  ...['Africa/Cairo', 'Asia/Tehran', 'America/Los_Angeles', 'Atlantic/Azores', 'UTC'],
];
const START = Date.parse('2026-01-01T00:00:00Z');

/** Random numbers from 0 to 1, the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const rulesOf = (number: number): ReminderRules => ({
  ...DEFAULT_RULES,
  // Some days have no 02:30.
  hour: number % 3 === 0 ? '02:30' : '08:00',
  quietFrom: number % 2 === 0 ? '22:00' : '',
  quietUntil: number % 2 === 0 ? '07:00' : '',
  isDigest: number % 4 < 2,
});

interface Played {
  /** How often each lead was sent, by `record lead`. */
  sent: Map<string, number>;
  /** How often a process was killed between sending it and storing that. */
  unsure: Map<string, number>;
  /** The leads that were the latest to have passed while the hub was running. */
  expected: Set<string>;
}

/** How often each lead is among the deliveries. */
function countLeads(deliveries: readonly Delivery[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { record, lead } of deliveries) {
    const key = `${record} ${String(lead)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Ten years of one person's fifty items, with outages of up to 40 days and kills in the middle of a message.
 */
function play(number: number): Played {
  const random = randomNumbers(number);
  const zone = ZONES[number] ?? 'UTC';
  const rules = rulesOf(number);
  const items = Array.from({ length: ITEMS }, (_, index) => ({
    ...{ source: 'expiry', record: `item${String(index)}`, title: '', path: '', leads: null, hour: null },
    date: addDays('2026-02-01', Math.floor(random() * (YEARS * 365 - 140))),
    endsWithDate: false,
    since: '2026-01-01',
  }));
  const hub = new SimulatedHub({ person: { rules, zone, channels: ['mail'] }, items });
  const expected = new Set<string>();
  for (hub.now = START; hub.now < START + YEARS * 365 * DAY;) {
    if (hub.killed === null && random() < 0.01) hub.killed = random() < 0.5 ? 'before' : 'after';
    hub.run();
    noteExpected(hub.now);
    hub.now += random() < 0.01 ? Math.floor(random() * 40 * DAY) : Math.ceil(random() * 600) * MINUTE;
  }
  // A kill in the last run may have left it set.
  hub.killed = null;
  hub.run();

  /** The reminders that a person with a calendar would expect by now. */
  function noteExpected(now: number): void {
    const { date, time } = localTime(zone, now);
    if (rules.quietFrom !== '' && (time >= rules.quietFrom || time < rules.quietUntil)) return;
    const today = time >= rules.hour ? date : addDays(date, -1);
    for (const item of items) {
      const left = daysBetween(today, item.date);
      if (left > 90) continue;
      const lead = left > 30 ? 90 : left > 7 ? 30 : left > 1 ? 7 : left === 1 ? 1 : 0;
      expected.add(`${item.record} ${String(lead)}`);
    }
  }

  return { sent: countLeads(hub.sent), unsure: countLeads(hub.unsure), expected };
}

describe('10,000 item-years', () => {
  it.each(ZONES.map((zone, number) => [zone, number] as const))(
    'each lead in %s is told once, and once more after a kill that hid whether it was',
    (_, number) => {
      const { sent, unsure, expected } = play(number);
      expect([...expected].filter((key) => !sent.has(key))).toEqual([]);
      expect([...sent.keys()].filter((key) => !expected.has(key))).toEqual([]);
      expect([...sent].filter(([key, times]) => times !== 1 + (unsure.get(key) ?? 0))).toEqual([]);
      expect(unsure.size).toBeGreaterThan(0);
      expect(expected.size).toBeGreaterThan(ITEMS * 3);
    },
  );
});

it('sends nothing whose result can’t be stored, and sends it once when it can', () => {
  const item = { source: 'expiry', record: 'item', title: '', path: '', leads: null, hour: null };
  const items = [{ ...item, date: '2026-01-01', endsWithDate: false, since: '2026-01-01' }];
  const hub = new SimulatedHub({ person: { rules: DEFAULT_RULES, zone: 'UTC', channels: ['mail'] }, items });
  hub.now = START + DAY / 2;
  hub.isFull = true;
  for (let minute = 0; minute < 3; minute += 1) expect(() => hub.run()).toThrow('The disk is full.');
  expect(hub.sent).toEqual([]);
  hub.isFull = false;
  hub.run();
  hub.run();
  expect(hub.sent).toHaveLength(1);
});
