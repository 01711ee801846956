import { addDays, type CalendarDate } from '@hub/calendar';
import {
  type Answer,
  type Candidate,
  type Delivery,
  type Due,
  type LocalTime,
  type Message,
  type Reminded,
  type ReminderRules,
  type ReminderStore,
  runReminders,
  type Tried,
} from '..';

/** The error of a killed process, which nobody catches. */
class Killed extends Error {}

interface Item extends Due {
  since: CalendarDate;
}

interface Row extends Delivery {
  state: string;
  tries: number;
  nextTry: number;
}

/** The longest lead of the simulated rules, in days. */
const LONGEST = 90;

interface Setting {
  person: { rules: ReminderRules; zone: string; channels: readonly string[] };
  items: readonly Item[];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date and time in a time zone. */
export function localTime(zone: string, now: number): LocalTime {
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', options);
  formats.set(zone, format);
  const [date = '', time = ''] = format.format(now).split(' ');
  return { date, time };
}

/** A hub with one person, whose database outlives its process. */
export class SimulatedHub implements ReminderStore {
  /** The rows of all messages that were sent, in order. */
  readonly sent: Delivery[] = [];
  /** The rows sent by a process that was killed before it could store that. */
  readonly unsure: Delivery[] = [];
  now = 0;
  /** The response of a channel; by default the message is sent. */
  answer: (message: Message) => Answer = () => ({ kind: 'sent' });
  /** Whether the process is killed right before or after the next message is sent. */
  killed: 'before' | 'after' | null = null;
  /** Whether nothing of a message can be stored any more. */
  isFull = false;
  readonly #setting: Setting;
  readonly #rows = new Map<string, Row>();
  readonly #told = new Map<string, number[]>();
  readonly #waiting = new Set<Row>();
  #lastDigest: CalendarDate = '';
  #ids = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Runs the job once. A kill ends it. */
  run(): void {
    try {
      runReminders(
        this,
        (message) => this.#send(message),
        () => this.now,
      );
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      this.killed = null;
    }
  }

  #send(message: Message): Answer {
    if (this.killed === 'before') throw new Killed();
    const answer = this.answer(message);
    if (answer.kind === 'sent') this.sent.push(...this.#of(message));
    if (this.killed === 'after') {
      this.unsure.push(...this.#of(message));
      throw new Killed();
    }
    return answer;
  }

  #of({ id, channel }: Message): Row[] {
    return [...this.#waiting].filter((row) => row.message === id && row.channel === channel);
  }

  people(): Reminded[] {
    const { rules, zone, channels } = this.#setting.person;
    return [{ id: 'mei', rules, channels, local: localTime(zone, this.now) }];
  }

  lastDigest(): CalendarDate {
    return this.#lastDigest;
  }

  candidates(_: Reminded, day: CalendarDate): Candidate[] {
    const last = addDays(day, LONGEST);
    const items = this.#setting.items.filter(({ hour, date }) => hour === null && date <= last);
    return items.map((item) => this.#candidate(item));
  }

  candidatesByHour(): Candidate[] {
    return this.#setting.items.filter(({ hour }) => hour !== null).map((item) => this.#candidate(item));
  }

  #candidate(item: Item): Candidate {
    return { ...item, told: this.#told.get(item.record + item.date) ?? [], snoozedUntil: null, snoozes: 0 };
  }

  newId(): string {
    this.#ids += 1;
    return String(this.#ids);
  }

  add(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries) {
      const { record, date, lead, channel, digest } = delivery;
      const key = [record, date, lead, channel].join();
      if (this.#rows.has(key)) continue;
      const row = { ...delivery, state: 'waiting', tries: 0, nextTry: 0 };
      this.#rows.set(key, row);
      this.#waiting.add(row);
      this.#told.set(record + date, [...(this.#told.get(record + date) ?? []), lead]);
      if (digest > this.#lastDigest) this.#lastDigest = digest;
    }
  }

  waiting(now: number): Message[] {
    const due = [...this.#waiting].filter(({ nextTry }) => nextTry <= now);
    const messages = new Map(due.map((row) => [`${row.message} ${row.channel}`, row]));
    return [...messages.values()].map(({ message: id, person, channel, tries }) => ({
      ...{ id, person, channel, tries },
    }));
  }

  begin(): void {
    if (this.isFull) throw new Error('The disk is full.');
  }

  save(message: Message, tried: Tried): void {
    if (this.isFull) throw new Error('The disk is full.');
    for (const row of this.#of(message)) {
      Object.assign(row, tried);
      if (tried.state !== 'waiting') this.#waiting.delete(row);
    }
  }

  /** The states of all rows. */
  states(): string[] {
    return [...this.#rows.values()].map(({ state }) => state);
  }
}
