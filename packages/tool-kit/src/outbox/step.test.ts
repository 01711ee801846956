import { describe, expect, it } from 'vitest';
import type { Versioned } from '../record/record-repository';
import type { Change, NewChange, StoredChange } from './change';
import type { AnyRules } from './rules';
import { type OutboxEvent, step } from './step';

/** A note, of which every value counts by itself. */
type Note = Versioned & Readonly<Record<string, unknown>>;

const rules = {
  merged: (earlier: object, later: object) => ({ ...earlier, ...later }),
  missing: (changes: object, latest: Note) => {
    const missing = Object.entries(changes).filter(([name, value]) => latest[name] !== value);
    return missing.length === 0 ? null : Object.fromEntries(missing);
  },
  mergedOver: (changes: object) => changes,
  leftBeside: () => null,
} as unknown as AnyRules;

const before: Note = { id: 'note', rev: 3, text: 'Old' };
const update = (changes: object): Change => ({ kind: 'update', before, changes });
const MINE = update({ text: 'Mine' });
const MORE = update({ text: 'Mine', shared: true });
const mine = { id: 'note', rev: 4, text: 'Mine' };
/** As the server may store it. */
const TRIMMED = { ...mine, text: 'mine' };
const SHARED = { id: 'note', rev: 4, text: 'Old', shared: true };
const theirs = { id: 'note', rev: 9, text: 'Theirs' };

const stored: StoredChange = {
  ...{ seq: 1, person: 'mei', collection: 'aliases', recordId: 'note', change: MINE },
  ...{ version: 1, tried: [], refusal: null, since: 50 },
};
const addedTo = { ...stored, version: 2, change: MORE };
const refused = { ...stored, refusal: { message: 'No.' } };
const asked = { ...stored, refusal: { message: 'Someone else changed this in the meantime.', theirs } };
const tried = { ...stored, tried: [MINE] };

const added = (change: Change, wasTried = false): OutboxEvent => {
  const made: NewChange = { collection: 'aliases', recordId: 'note', change, wasTried };
  return { kind: 'added', added: made, person: 'mei', at: 50 };
};
const saved = (record: Versioned | null): OutboxEvent => ({ kind: 'saved', sent: stored, record });

describe('where nothing is stored', () => {
  it('a change that is added begins', () => {
    const { seq: _, ...begun } = stored;
    expect(step(rules, undefined, added(MINE))).toEqual(begun);
    expect(step(rules, undefined, added(MINE, true))).toEqual({ ...begun, tried: [MINE] });
  });

  it.each<OutboxEvent>([
    { kind: 'sending', sent: stored },
    saved(mine),
    { kind: 'saved-earlier', record: mine },
    { kind: 'refused', sent: stored, refusal: { message: 'No.' } },
    { kind: 'saved-by-screen', sent: MINE, record: mine, others: [] },
    { kind: 'refused-to-screen', sent: MINE, isLast: true },
    { kind: 'tried-again' },
    { kind: 'decided', keep: 'mine' },
  ])('nothing comes back by $kind', (event) => {
    expect(step(rules, undefined, event)).toBe(null);
  });
});

describe('a stored change', () => {
  it.each<[string, StoredChange, OutboxEvent, StoredChange | null]>([
    ['takes what is added into it', stored, added(update({ shared: true })), addedTo],
    ['is no longer refused once something is added', refused, added(update({ shared: true })), addedTo],
    ['notes a try whose answer is lost', stored, added(MINE, true), { ...tried, version: 2 }],
    ['notes that it is sent', stored, { kind: 'sending', sent: stored }, tried],
    ['notes the same try once', tried, { kind: 'sending', sent: tried }, tried],
    ['goes when it is saved', tried, saved(mine), null],
    ['goes when its record is deleted', tried, saved(null), null],
    [
      'keeps what was added while it was sent, on top of what is saved',
      { ...addedTo, tried: [MINE] },
      saved(mine),
      { ...addedTo, change: { kind: 'update', before: mine, changes: { shared: true } } },
    ],
    [
      'stays as it is where others have changed the saved record too',
      { ...addedTo, tried: [MINE] },
      saved({ ...mine, rev: 5 }),
      { ...addedTo, tried: [MINE] },
    ],
    ['goes when an earlier try has saved all of it', tried, { kind: 'saved-earlier', record: mine }, null],
    [
      'keeps what an earlier try has not saved',
      { ...addedTo, tried: [MINE] },
      { kind: 'saved-earlier', record: mine },
      { ...addedTo, change: { kind: 'update', before: mine, changes: { shared: true } } },
    ],
    [
      'deletes the record that an earlier try has saved',
      { ...stored, change: { kind: 'delete', before } },
      { kind: 'saved-earlier', record: mine },
      { ...stored, change: { kind: 'delete', before: mine } },
    ],
    [
      'keeps why it was refused',
      stored,
      { kind: 'refused', sent: stored, refusal: { message: 'No.' } },
      refused,
    ],
    [
      'was not saved by the attempt that was refused',
      tried,
      { kind: 'refused', sent: stored, refusal: { message: 'No.' } },
      refused,
    ],
    [
      'is not refused for what it was before something was added',
      addedTo,
      { kind: 'refused', sent: stored, refusal: { message: 'No.' } },
      addedTo,
    ],
    [
      'goes when its screen has saved it',
      tried,
      { kind: 'saved-by-screen', sent: MINE, record: TRIMMED, others: [] },
      null,
    ],
    [
      'goes when its screen has deleted the record',
      { ...stored, change: { kind: 'delete', before } },
      { kind: 'saved-by-screen', sent: { kind: 'delete', before }, record: null, others: [] },
      null,
    ],
    [
      'keeps what another screen has added, on top of what is saved',
      addedTo,
      { kind: 'saved-by-screen', sent: update({ shared: true }), record: SHARED, others: [] },
      { ...addedTo, change: { kind: 'update', before: SHARED, changes: { text: 'Mine' } } },
    ],
    [
      'keeps a value that is saved while later changes are in flight: one of them may have changed it back',
      { ...stored, version: 3 },
      { kind: 'saved-by-screen', sent: MINE, record: mine, others: [update({ text: 'Other' }), MINE] },
      { ...stored, version: 3, change: { kind: 'update', before: mine, changes: { text: 'Mine' } } },
    ],
    [
      'loses a value that is saved while a change of another one is in flight: somebody may take it back',
      addedTo,
      { kind: 'saved-by-screen', sent: MINE, record: mine, others: [update({ shared: true })] },
      { ...addedTo, change: { kind: 'update', before: mine, changes: { shared: true } } },
    ],
    [
      'keeps what another window has in flight',
      { ...stored, change: update({ text: 'Mine', shared: true, icon: 'bag' }) },
      { kind: 'saved-by-screen', sent: MINE, record: mine, others: [update({ icon: 'bag' })] },
      { ...stored, change: { kind: 'update', before: mine, changes: { shared: true, icon: 'bag' } } },
    ],
    [
      'keeps a deletion that is in flight while a change before it is saved',
      { ...stored, change: { kind: 'delete', before } },
      {
        ...{ kind: 'saved-by-screen', sent: MINE, record: mine },
        others: [{ kind: 'delete', before }],
      },
      { ...stored, change: { kind: 'delete', before: mine } },
    ],
    [
      'goes when it is refused to its screen',
      stored,
      { kind: 'refused-to-screen', sent: MINE, isLast: true },
      null,
    ],
    [
      'stays when it holds more than what is refused to its screen',
      addedTo,
      { kind: 'refused-to-screen', sent: MINE, isLast: true },
      addedTo,
    ],
    ['is sent once more', refused, { kind: 'tried-again' }, stored],
    [
      'overwrites the other’s version',
      asked,
      { kind: 'decided', keep: 'mine' },
      { ...stored, version: 2, change: { kind: 'update', before: theirs, changes: { text: 'Mine' } } },
    ],
    ['gives way to the other’s version', asked, { kind: 'decided', keep: 'theirs' }, null],
    ['has nothing to decide where nobody asks', refused, { kind: 'decided', keep: 'theirs' }, refused],
  ])('%s', (_, now, event, after) => {
    expect(step(rules, now, event)).toEqual(after);
  });
});
