/** A time of day on a clock on the wall, `HH:MM` from `00:00` to `23:59`. */
export type TimeOfDay = string;

/** When a person wants to be reminded. */
export interface ReminderRules {
  /** Days before a date, 0 for the day itself. */
  leads: readonly number[];
  /** The hour of the day's messages, in the person's time zone. */
  hour: TimeOfDay;
  /** When a workout of today that is not begun is mentioned. */
  workoutHour: TimeOfDay;
  /** No message is sent from `quietFrom` until `quietUntil`; both are empty where there are no quiet hours. */
  quietFrom: TimeOfDay;
  quietUntil: TimeOfDay;
  /** Whether all messages of a day are one. */
  isDigest: boolean;
  /** Leads of a category of Expiry, instead of the general ones. */
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

/** The most leads that a person, a category or an item has. */
export const MOST_LEADS = 12;
/** The longest lead in days: ten years, which is how long a passport lasts. */
export const LONGEST_LEAD = 3650;

/** Whether the text is a time of day. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** What is wrong with a list of leads, as a sentence; `null` where nothing is. */
export function leadsProblem(leads: unknown): string | null {
  if (!Array.isArray(leads)) return 'Days before must be a list of numbers.';
  if (leads.length > MOST_LEADS) return `Choose at most ${String(MOST_LEADS)} numbers of days.`;
  const isLead = (lead: unknown) =>
    Number.isInteger(lead) && Number(lead) >= 0 && Number(lead) <= LONGEST_LEAD;
  if (!leads.every(isLead)) return `Days before must be whole numbers from 0 to ${String(LONGEST_LEAD)}.`;
  return null;
}
