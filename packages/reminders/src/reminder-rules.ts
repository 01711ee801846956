/** A time of day, `HH:MM` from `00:00` to `23:59`. */
export type TimeOfDay = string;

/** When a person wants to be reminded. */
export interface ReminderRules {
  /** Days before a date, 0 for the day itself. */
  leads: readonly number[];
  /** The hour of the day's messages, in the person's time zone. */
  hour: TimeOfDay;
  /** When a person is reminded of today's workout, if they have not begun it. */
  workoutHour: TimeOfDay;
  /** No message is sent from `quietFrom` until `quietUntil`; both are empty without quiet hours. */
  quietFrom: TimeOfDay;
  quietUntil: TimeOfDay;
  /** Whether the messages of a day are combined into one. */
  isDigest: boolean;
  /** The leads of a category of Expiry, instead of the general ones. */
  categoryLeads: Readonly<Record<string, readonly number[]>>;
}

/** The defaults. */
export const DEFAULT_RULES: ReminderRules = {
  leads: [90, 30, 7, 1, 0],
  hour: '08:00',
  workoutHour: '18:00',
  quietFrom: '',
  quietUntil: '',
  isDigest: true,
  categoryLeads: {},
};

/** The most leads of a person, a category or an item. */
export const MOST_LEADS = 12;
/** The longest lead in days: ten years, the validity of a passport. */
export const LONGEST_LEAD = 3650;

/** Whether the text is a time of day. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** What is wrong with a list of leads, as a sentence; `null` if nothing is. */
export function leadsProblem(leads: unknown): string | null {
  if (!Array.isArray(leads)) return 'Days before must be a list of numbers.';
  if (leads.length > MOST_LEADS) return `Choose at most ${String(MOST_LEADS)} numbers of days.`;
  const isLead = (lead: unknown) =>
    Number.isInteger(lead) && Number(lead) >= 0 && Number(lead) <= LONGEST_LEAD;
  if (!leads.every(isLead)) return `Days before must be whole numbers from 0 to ${String(LONGEST_LEAD)}.`;
  return null;
}
