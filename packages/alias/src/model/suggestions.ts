import { type EditAction, type EditState, isOpen, reduceEdit, reopened } from './edit-state';
import { SUGGESTION_COUNT } from './suggest';

/** One suggested address; what is written about it is its description. */
export interface Suggestion {
  address: string;
  state: EditState<string>;
}

/** The rows of the generator, or why there are no new ones. */
export interface Suggestions {
  rows: readonly Suggestion[];
  exhausted: boolean;
}

export type SuggestionsAction =
  | { type: 'drawn'; addresses: readonly string[] }
  | { type: 'exhausted' }
  | { type: 'row'; address: string; action: EditAction<string> };

export const NO_SUGGESTIONS: Suggestions = { rows: [], exhausted: false };

function isHeld({ state }: Suggestion): boolean {
  return isOpen(state);
}

/** The rows that hold something typed, to begin with again; `null` where there are none. */
export function heldRows({ rows }: Suggestions): Suggestions | null {
  const held = rows.filter(isHeld).map((row) => ({ ...row, state: reopened(row.state) }));
  return held.length === 0 ? null : { rows: held, exhausted: false };
}

/** How many new addresses a draw needs: rows that are being edited or saved stay as they are. */
export function freeRows(rows: readonly Suggestion[]): number {
  return SUGGESTION_COUNT - rows.filter(isHeld).length;
}

/** Puts new addresses in the place of all rows that are not held. */
function redraw(rows: readonly Suggestion[], addresses: readonly string[]): Suggestion[] {
  const fresh = addresses.map((address): Suggestion => ({ address, state: { step: 'viewing' } }));
  const kept = rows.flatMap((row) => (isHeld(row) ? row : (fresh.shift() ?? [])));
  return [...kept, ...fresh];
}

/** The next rows. What happens to one row leaves all others as they are. */
export function reduceSuggestions(suggestions: Suggestions, action: SuggestionsAction): Suggestions {
  switch (action.type) {
    case 'drawn':
      return { rows: redraw(suggestions.rows, action.addresses), exhausted: false };
    case 'exhausted':
      return { ...suggestions, exhausted: true };
    case 'row':
      return {
        ...suggestions,
        rows: suggestions.rows.map((row) =>
          row.address === action.address ? { ...row, state: reduceEdit(row.state, action.action) } : row,
        ),
      };
  }
}
