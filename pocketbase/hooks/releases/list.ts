import { isCalendarDate } from '@hub/calendar';
import { isJsonObject, parsed } from '../json-object';
import { compareVersions, VERSION } from './version';

/** A version that was released. */
export interface Release {
  version: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** What is new; each entry is a line of plain text. */
  changes: string[];
}

/** The most bytes of a list. */
export const MOST_BYTES = 65_536;

const MOST_RELEASES = 200;
const MOST_CHANGES = 30;
const LONGEST_CHANGE = 300;
/** How many releases are stored, the newest ones. */
const MOST_KEPT = 5;

/** Invisible characters, and those that reverse the text after them; PocketBase's engine has no `\p{Cc}`. */
const UNSEEN = [
  [0, 0x1f],
  [0x7f, 0x9f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
] as const;

function isSeen(character: string): boolean {
  const code = character.charCodeAt(0);
  return !UNSEEN.some(([first, last]) => code >= first && code <= last);
}

function isLine(value: unknown): value is string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST_CHANGE) return false;
  return [...value].every(isSeen);
}

function readRelease(value: unknown): Release | null {
  if (!isJsonObject(value)) return null;
  const { version, date, changes } = value;
  if (typeof version !== 'string' || !VERSION.test(version)) return null;
  if (typeof date !== 'string' || !isCalendarDate(date)) return null;
  if (!Array.isArray(changes) || changes.length > MOST_CHANGES || !changes.every(isLine)) return null;
  return { version, date, changes };
}

/**
 * The newest releases of a list, `{ "releases": [{ "version", "date", "changes" }] }`, the newest first.
 * Returns `null` for anything else: one invalid release invalidates the list.
 */
export function readReleases(text: string): Release[] | null {
  const list = parsed(text);
  if (!isJsonObject(list) || !Array.isArray(list['releases'])) return null;
  const releases = list['releases'].map(readRelease);
  if (releases.length === 0 || releases.length > MOST_RELEASES) return null;
  if (!releases.every((release) => release !== null)) return null;
  return releases.sort((one, other) => compareVersions(other.version, one.version)).slice(0, MOST_KEPT);
}
