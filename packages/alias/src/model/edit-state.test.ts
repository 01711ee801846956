import { describe, expect, it } from 'vitest';
import { type EditAction, type EditState, isOpen, reduceEdit, reopened } from './edit-state';

type State = EditState<string>;
type Action = EditAction<string>;

const problem = { message: 'That alias already exists.', fields: {} };
const viewing: State = { step: 'viewing' };
const editing: State = { step: 'editing', draft: 'Gym', problem: null };
const failed: State = { step: 'editing', draft: 'Gym', problem };
const saving: State = { step: 'saving', draft: 'Gym' };
const saved: State = { step: 'saved', draft: 'Gym' };

const open: Action = { type: 'open', draft: '' };
const change: Action = { type: 'change', draft: 'Gym and pool' };
const cancel: Action = { type: 'cancel' };
const save: Action = { type: 'save' };
const succeed: Action = { type: 'succeed' };
const fail: Action = { type: 'fail', problem };

describe('reduceEdit', () => {
  it.each<[string, State, Action, State]>([
    ['opens', viewing, open, { step: 'editing', draft: '', problem: null }],
    ['is typed into', editing, change, { step: 'editing', draft: 'Gym and pool', problem: null }],
    ['keeps what is wrong while it is mended', failed, change, { ...failed, draft: 'Gym and pool' }],
    ['is left', editing, cancel, viewing],
    ['is being saved', editing, save, saving],
    ['is being saved again', failed, save, saving],
    ['is saved', saving, succeed, saved],
    ['keeps what was typed when that fails', saving, fail, failed],
    ['opens again', saved, open, { step: 'editing', draft: '', problem: null }],
  ])('%s', (_, state, action, next) => {
    expect(reduceEdit(state, action)).toEqual(next);
  });

  it.each<[string, State, Action[]]>([
    ['viewing', viewing, [change, cancel, save, succeed, fail]],
    ['editing', editing, [open, succeed, fail]],
    ['saving', saving, [open, change, cancel, save]],
    ['saved', saved, [change, cancel, save, succeed, fail]],
  ])('%s: all else changes nothing', (_, state, actions) => {
    for (const action of actions) expect(reduceEdit(state, action)).toBe(state);
  });
});

it('is open while it is edited or saved', () => {
  expect([viewing, editing, saving, saved].map(isOpen)).toEqual([false, true, true, false]);
});

it('is edited again when its save is no longer waited for', () => {
  expect([viewing, failed, saving, saved].map(reopened)).toEqual([viewing, failed, editing, saved]);
});
