import { type CalendarDate, daysBetween } from '@hub/calendar';
import { type Due, type DueState, leadToTell } from './due';
import { isQuiet, type LocalTime, reminderDay } from './local-time';
import type { ReminderRules } from './reminder-rules';
import { afterTry, type Answer, type Tried } from './retry';

/** Somebody who is reminded. */
export interface Reminded {
  id: string;
  rules: ReminderRules;
  /** What their calendar and clock show now. */
  local: LocalTime;
  /** The ids of the channels that are on. */
  channels: readonly string[];
}

/** What a person may have to be told of, with what is known of earlier messages. */
export interface Candidate extends Due, Pick<DueState, 'told' | 'since' | 'snoozedUntil'> {
  /** How often the person has snoozed it. */
  snoozes: number;
}

/** One thing in one message: a row that is written before the message is sent. */
export interface Delivery {
  person: string;
  source: string;
  record: string;
  date: CalendarDate;
  lead: number;
  snoozes: number;
  channel: string;
  /** The id of the message, the same for all that it tells of, on all channels. */
  message: string;
  /** The date whose digest it belongs to; empty for a message of its own. */
  digest: CalendarDate;
}

/** A message that waits to be sent over one channel. */
export interface Message {
  id: string;
  person: string;
  channel: string;
  /** How often it was tried. */
  tries: number;
}

/** The storage of the job, which survives a restart. */
export interface ReminderStore {
  people: () => Reminded[];
  /** The date of the person's last digest; empty before the first. */
  lastDigest: (person: string) => CalendarDate;
  /** All items that the person may need a reminder of by `day`, and as few others as possible. */
  candidates: (person: Reminded, day: CalendarDate) => Candidate[];
  /** The same for items that have an hour of their own. */
  candidatesByHour: (person: Reminded) => Candidate[];
  /** A new id for a message. */
  newId: () => string;
  /** Writes all rows or none; a row that is there already is left as it is. */
  add: (deliveries: readonly Delivery[]) => void;
  /** The messages that wait and whose next try has come. */
  waiting: (now: number) => Message[];
  /** Writes what became of a message. */
  save: (message: Message, tried: Tried) => void;
}

/**
 * Sends one message; what the person may no longer see, or has done meanwhile, is left out. `null` where nothing is left of
 * the message.
 */
export type Send = (message: Message) => Answer | null;

/** With so many things due at once, a person who wants single messages gets one for all: the host was off for days. */
const TOO_MANY = 4;
/** How long one run sends. What is left waits for the next one. */
const LONGEST_RUN_MS = 45_000;

function isTold(candidate: Candidate, leads: readonly number[], day: CalendarDate): [Candidate, number][] {
  const lead = leadToTell(candidate, { ...candidate, day, leads: candidate.leads ?? leads });
  return lead === null ? [] : [[candidate, lead]];
}

/** What a person is told of now, each with its lead, the most urgent first. */
export function dueNow(candidates: readonly Candidate[], rules: ReminderRules, day: CalendarDate) {
  return candidates
    .flatMap((candidate) => isTold(candidate, rules.leads, day))
    .sort(([one], [other]) => daysBetween(other.date, one.date));
}

function rowsOf(
  store: ReminderStore,
  person: Reminded,
  due: readonly [Candidate, number][],
  digest: CalendarDate,
): Delivery[] {
  const isOne = digest !== '' || due.length >= TOO_MANY;
  const shared = isOne ? store.newId() : null;
  return due.flatMap(([{ source, record, date, snoozes }, lead]) => {
    const message = shared ?? store.newId();
    return person.channels.map((channel) => ({
      ...{ person: person.id, source, record, date, lead, snoozes, channel, message, digest },
    }));
  });
}

/** Writes down what a person is to be told of now. */
function plan(store: ReminderStore, person: Reminded): void {
  const { rules, local, channels } = person;
  if (channels.length === 0) return;
  const day = reminderDay(local, rules.hour);
  if (!rules.isDigest || store.lastDigest(person.id) < day) {
    const due = dueNow(store.candidates(person, day), rules, day);
    store.add(rowsOf(store, person, due, rules.isDigest ? day : ''));
  }
  const byHour = store.candidatesByHour(person).flatMap((candidate) => {
    const ownDay = reminderDay(local, candidate.hour ?? rules.hour);
    return isTold(candidate, rules.leads, ownDay);
  });
  store.add(rowsOf(store, person, byHour, ''));
}

/**
 * Sends what waits for these people. A channel that fails is left alone until the next run, so that it does not hold up the
 * others.
 */
function sendWaiting(
  store: ReminderStore,
  people: ReadonlySet<string>,
  send: Send,
  clock: () => number,
): void {
  const start = clock();
  const failing = new Set<string>();
  for (const message of store.waiting(start)) {
    if (!people.has(message.person) || failing.has(message.channel)) continue;
    if (clock() - start > LONGEST_RUN_MS) return;
    const answer = send(message) ?? { kind: 'gone', reason: '' };
    if (answer.kind === 'failed') failing.add(message.channel);
    store.save(message, afterTry(message.tries + 1, answer, clock()));
  }
}

/**
 * Tells everyone what is due and was not told. It compares with what is written down, never with the minute in which it
 * runs: a run that is missed or comes late loses nothing. A process that is killed between sending and writing that down
 * sends the message once more.
 */
export function runReminders(store: ReminderStore, send: Send, clock: () => number): void {
  const awake = store
    .people()
    .filter(({ rules, local }) => !isQuiet(local.time, rules.quietFrom, rules.quietUntil));
  for (const person of awake) plan(store, person);
  sendWaiting(store, new Set(awake.map(({ id }) => id)), send, clock);
}
