import { type CalendarDate, daysBetween } from '@hub/calendar';
import { type Due, type DueState, leadToSend } from './due';
import { isQuiet, type LocalTime, reminderDay } from './local-time';
import type { ReminderRules } from './reminder-rules';
import { afterTry, type Answer, type Tried } from './retry';

/** A person who gets reminders. */
export interface Reminded {
  id: string;
  rules: ReminderRules;
  /** Their local date and time of day. */
  local: LocalTime;
  /** The ids of their active channels. */
  channels: readonly string[];
}

/** Something of which a person may need a reminder, with the state of earlier messages. */
export interface Candidate extends Due, Pick<DueState, 'told' | 'since' | 'snoozedUntil'> {
  /** How often the person has snoozed it. */
  snoozes: number;
}

/** One item of one message: a row that is written before the message is sent. */
export interface Delivery {
  person: string;
  source: string;
  record: string;
  date: CalendarDate;
  lead: number;
  snoozes: number;
  channel: string;
  /** The id of the message, the same for all its items and channels. */
  message: string;
  /** The date of its digest; empty for a message that is not a digest. */
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

/** The job's storage, which survives a restart. */
export interface ReminderStore {
  people: () => Reminded[];
  /** The date of the person's last digest; empty before the first. */
  lastDigest: (person: string) => CalendarDate;
  /** All items of which the person may need a reminder by `day`, and as few others as possible. */
  candidates: (person: Reminded, day: CalendarDate) => Candidate[];
  /** The same for items with their own hour. */
  candidatesByHour: (person: Reminded) => Candidate[];
  /** A new id for a message. */
  newId: () => string;
  /** Writes all rows or none; an existing row stays as it is. */
  add: (deliveries: readonly Delivery[]) => void;
  /** The waiting messages whose next attempt is due. */
  waiting: (now: number) => Message[];
  /** Notes that a message is about to be sent. Throws if nothing can be stored. */
  begin: (message: Message, now: number) => void;
  /** Stores the result of a message. */
  save: (message: Message, tried: Tried) => void;
}

/** Sends a message without the items that are done or may not be seen; `null` if nothing is left of it. */
export type Send = (message: Message) => Answer | null;

/** From this number of due items on, a person gets one message for all: the hub was off for days. */
const TOO_MANY = 4;
/** How long one run sends. The rest waits for the next run. */
const LONGEST_RUN_MS = 45_000;

function withDueLead(
  candidate: Candidate,
  leads: readonly number[],
  day: CalendarDate,
): [Candidate, number][] {
  const lead = leadToSend(candidate, { ...candidate, day, leads: candidate.leads ?? leads });
  return lead === null ? [] : [[candidate, lead]];
}

/** The reminders of a person that are due now, each with its lead, the most urgent first. */
export function dueNow(candidates: readonly Candidate[], rules: ReminderRules, day: CalendarDate) {
  return candidates
    .flatMap((candidate) => withDueLead(candidate, rules.leads, day))
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

/** Writes the deliveries of a person that are due now. */
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
    return withDueLead(candidate, rules.leads, ownDay);
  });
  store.add(rowsOf(store, person, byHour, ''));
}

/** Sends the waiting messages of these people. A channel that fails is skipped until the next run. */
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
    // If its result could not be stored, as on a full disk, it would be sent again each minute.
    store.begin(message, clock());
    const answer = send(message) ?? { kind: 'gone', reason: '' };
    if (answer.kind === 'failed') failing.add(message.channel);
    store.save(message, afterTry(message.tries + 1, answer, clock()));
  }
}

/** Writes the deliveries of these people; what fails for one does not stop the others. Returns the failures. */
function planAll(store: ReminderStore, people: readonly Reminded[]): unknown[] {
  return people.flatMap((person) => {
    try {
      plan(store, person);
      return [];
    } catch (error) {
      return [error];
    }
  });
}

/**
 * Reminds everyone of what is due and was not sent yet. It compares with the stored deliveries, not with the
 * minute in which it runs, so a missed or late run loses nothing. If the process is killed between sending a
 * message and storing that, the message is sent once more. Throws the first failure after the others were
 * reminded.
 */
export function runReminders(store: ReminderStore, send: Send, clock: () => number): void {
  const awake = store
    .people()
    .filter(({ rules, local }) => !isQuiet(local.time, rules.quietFrom, rules.quietUntil));
  const failures = planAll(store, awake);
  sendWaiting(store, new Set(awake.map(({ id }) => id)), send, clock);
  if (failures.length > 0) throw failures[0];
}
