import type { Alias } from '../api/alias.schema';
import { addressKey } from './address';
import { SUGGESTION_COUNT } from './suggest';

/** One address of the generator: viewed, then edited, then saved (specification §4.61); a custom one begins saved. */
export interface Suggestion {
  readonly address: string;
  readonly step: 'viewing' | 'editing' | 'saved';
  /** It was copied, so it may be in use. */
  readonly isCopied: boolean;
  /** It was copied in an earlier page. */
  readonly isFromBefore?: true;
  /** The alias that it was saved as. */
  readonly made?: Alias;
  /** That alias is being edited. */
  readonly isOpen?: boolean;
}

/** The rows of the generator, and whether the last draw found no new ones for them. */
export interface Suggestions {
  readonly rows: readonly Suggestion[];
  readonly exhausted: boolean;
}

export type SuggestionsAction =
  | { type: 'drawn'; rows: readonly Suggestion[]; addresses: readonly string[] | null }
  | { type: 'made'; alias: Alias }
  | { type: 'changed'; address: string; change: Partial<Suggestion> };

/** Whether an address was copied but not saved. If it is lost, nobody knows any more where it is in use. */
export function isUnsavedCopy({ step, isCopied }: Suggestion): boolean {
  return isCopied && step !== 'saved';
}

/** Whether something would be lost with a row: it is edited, before or after its save, or copied and not saved. */
export function isInUse(row: Suggestion): boolean {
  return row.step === 'editing' || row.isOpen === true || isUnsavedCopy(row);
}

/** The rows for the addresses that were copied in an earlier page, or whose form has a draft (named by its `part`). */
export function rowsOfBefore(copied: readonly string[], parts: readonly string[]): Suggestion[] {
  const typed = parts.filter((part) => part.includes('@'));
  return [...new Set([...copied, ...typed])].map((address) => ({
    address,
    step: typed.includes(address) ? 'editing' : 'viewing',
    isCopied: copied.includes(address),
    isFromBefore: true,
  }));
}

/** The rows without those that were copied and are among what is `saved` by now, as in another tab. */
export function withoutSaved(rows: readonly Suggestion[], saved: ReadonlySet<string>): Suggestion[] {
  const isSaved = (row: Suggestion) =>
    row.step === 'viewing' && row.isCopied && saved.has(addressKey(row.address));
  return rows.filter((row) => !isSaved(row));
}

/** How many new addresses a draw needs: rows in use stay as they are. */
export function freeRows(rows: readonly Suggestion[]): number {
  return Math.max(0, SUGGESTION_COUNT - rows.filter(isInUse).length);
}

/** Puts new addresses in the place of all rows that are not in use. */
function redraw(rows: readonly Suggestion[], addresses: readonly string[]): Suggestion[] {
  const fresh = addresses.map((address): Suggestion => ({ address, step: 'viewing', isCopied: false }));
  const next = rows.flatMap((row) => (isInUse(row) ? row : (fresh.shift() ?? [])));
  return [...next, ...fresh];
}

/** The next rows. What happens to one of them leaves all others as they are; a draw that found none, all. */
export function reduceSuggestions({ rows, exhausted }: Suggestions, action: SuggestionsAction): Suggestions {
  if (action.type === 'changed') {
    const changed = rows.map((row) => (row.address === action.address ? { ...row, ...action.change } : row));
    return { rows: changed, exhausted };
  }
  if (action.type === 'made') {
    const { alias } = action;
    return {
      rows: [{ address: alias.email, step: 'saved', isCopied: false, made: alias }, ...rows],
      exhausted,
    };
  }
  if (action.addresses === null) return { rows: action.rows, exhausted: true };
  return { rows: redraw(action.rows, action.addresses), exhausted: false };
}
