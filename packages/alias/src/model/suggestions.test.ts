import { describe, expect, it } from 'vitest';
import type { EditAction } from './edit-state';
import {
  freeRows,
  heldRows,
  NO_SUGGESTIONS,
  reduceSuggestions,
  type Suggestions,
  type SuggestionsAction,
} from './suggestions';

const drawn = (...addresses: string[]): SuggestionsAction => ({ type: 'drawn', addresses });
const row = (address: string, action: EditAction<string>): SuggestionsAction => ({
  type: 'row',
  address,
  action,
});
const run = (actions: SuggestionsAction[], from: Suggestions = NO_SUGGESTIONS) =>
  actions.reduce(reduceSuggestions, from);
const stepsOf = ({ rows }: Suggestions) => rows.map(({ address, state }) => `${address} ${state.step}`);

const open: EditAction<string> = { type: 'open', draft: '' };
const change: EditAction<string> = { type: 'change', draft: 'Gym' };
const save: EditAction<string> = { type: 'save' };
const succeed: EditAction<string> = { type: 'succeed' };
const fail: EditAction<string> = { type: 'fail', problem: { message: 'No.', fields: {} } };

const four = run([drawn('a', 'b', 'c', 'd')]);

describe('the rows of the generator', () => {
  it('are what was drawn', () => {
    expect(stepsOf(four)).toEqual(['a viewing', 'b viewing', 'c viewing', 'd viewing']);
  });

  it('go their own ways', () => {
    const actions = [row('a', open), row('a', save), row('b', open), row('c', open), row('c', save)];
    const busy = run([...actions, row('b', change), row('c', fail)], four);
    expect(stepsOf(busy)).toEqual(['a saving', 'b editing', 'c editing', 'd viewing']);
    const later = run([row('a', succeed)], busy);
    expect(stepsOf(later)).toEqual(['a saved', 'b editing', 'c editing', 'd viewing']);
    expect(later.rows.slice(1)).toEqual(busy.rows.slice(1));
  });

  it('are replaced by a draw where nothing would be lost', () => {
    const actions = [
      row('b', open),
      row('b', change),
      row('c', open),
      row('c', save),
      row('d', open),
      row('d', save),
    ];
    const busy = run([...actions, row('d', succeed)], four);
    expect(freeRows(busy.rows)).toBe(2);
    const redrawn = run([drawn('e', 'f')], busy);
    expect(stepsOf(redrawn)).toEqual(['e viewing', 'b editing', 'c saving', 'f viewing']);
    expect(redrawn.rows[1]).toBe(busy.rows[1]);
  });

  it('are kept where something is typed or being saved, to be edited again', () => {
    const busy = run(
      [row('b', open), row('b', change), row('d', open), row('d', change), row('d', save)],
      four,
    );
    expect(heldRows(busy)).toEqual({
      exhausted: false,
      rows: ['b', 'd'].map((address) => ({
        address,
        state: { step: 'editing', draft: 'Gym', problem: null },
      })),
    });
    expect(heldRows(four)).toBeNull();
  });

  it('hear nothing of an address that is no longer there', () => {
    expect(run([row('z', open)], four).rows).toEqual(four.rows);
  });

  it('stay when no new ones are found, until some are', () => {
    const exhausted = run([{ type: 'exhausted' }], four);
    expect(exhausted).toEqual({ rows: four.rows, exhausted: true });
    expect(run([drawn('e', 'f', 'g', 'h')], exhausted).exhausted).toBe(false);
  });
});
