import { describe, expect, it } from 'vitest';
import { choiceField, dateField, flagField, listField, textField, unaddedField } from './field';
import {
  changesOf,
  draftOf,
  newValuesOf,
  problemsOf,
  rebased,
  recordConflict,
  valuesOf,
} from './field-table';

const fields = {
  name: textField({ label: 'Name', required: 'Enter a name.' }),
  note: textField({ label: 'Note', optional: true }),
  until: dateField({ label: 'Until', optional: true }),
  kind: choiceField({ label: 'Kind', names: { big: 'Big one', small: 'Small one' }, initial: 'small' }),
  shared: flagField({ label: 'Shared' }),
};

const stored = { name: 'Gym', note: null, until: '2026-12-03', kind: 'big' as const, shared: false };
const begun = draftOf(fields, stored);

it('begins with what is stored, or with nothing', () => {
  expect(begun).toEqual({ name: 'Gym', note: '', until: '2026-12-03', kind: 'big', shared: false });
  expect(draftOf(fields, null)).toEqual({ name: '', note: '', until: '', kind: 'small', shared: false });
});

it('counts a text that is too long, without the spaces around it', () => {
  const limited = { name: textField({ label: 'Name', limit: 5, required: 'Enter a name.' }) };
  expect(problemsOf(limited, { name: '  Ada  ' })).toEqual({});
  expect(problemsOf(limited, { name: 'Sebastian' })).toEqual({ name: '9 of at most 5 characters' });
  expect(problemsOf(limited, { name: ' ' })).toEqual({ name: 'Enter a name.' });
});

it('sends of a new record what must be there, and of the rest what is', () => {
  const draft = { ...draftOf(fields, null), name: ' Gym ' };
  expect(newValuesOf(fields, draft)).toEqual({ name: 'Gym', kind: 'small', shared: false });
  expect(newValuesOf(fields, { ...draft, note: 'x' })).toMatchObject({ note: 'x' });
});

it('counts what is typed and not added as a change, with which nothing can be saved', () => {
  const table = { ...fields, unadded: unaddedField({ label: 'New tag', problem: 'Add it.' }) };
  const blank = { ...begun, unadded: '' };
  expect(draftOf(table, stored)).toEqual(blank);
  expect(changesOf(table, stored, { ...blank, unadded: 'Town' })).toHaveProperty('unadded');
  expect(problemsOf(table, { ...blank, unadded: 'Town' })).toEqual({ unadded: 'Add it.' });
  expect(changesOf(table, stored, { ...blank, unadded: ' ' })).toEqual({});
  expect(problemsOf(table, { ...blank, unadded: ' ' })).toEqual({});
  expect(newValuesOf(table, blank)).not.toHaveProperty('unadded');
});

describe('changesOf', () => {
  it('holds only the fields that differ', () => {
    expect(changesOf(fields, stored, { ...begun, note: ' daily ', until: '' })).toEqual({
      note: 'daily',
      until: '',
    });
  });
  it('does not count spaces', () => {
    expect(changesOf(fields, stored, { ...begun, name: 'Gym ' })).toEqual({});
  });
  it('sends what would be stored otherwise once it is touched, and not before', () => {
    const digits = textField({ label: 'Digits', normalise: (text) => text.replaceAll(' ', '') });
    const table = { digits: { ...digits, untouchedValueOf: (draft: string) => draft } };
    const item = { digits: '12 34' };
    expect(changesOf(table, item, { digits: '12 34' })).toEqual({});
    expect(changesOf(table, item, { digits: '1234' })).toEqual({ digits: '1234' });
  });
  it('compares a new record with nothing', () => {
    expect(changesOf(fields, null, draftOf(fields, null))).toEqual({});
    expect(changesOf(fields, null, { ...draftOf(fields, null), shared: true })).toEqual({ shared: true });
  });
});

it('takes what was changed of a draft over to another version, and all else as it is there', () => {
  const latest = { ...begun, name: 'Box', until: '2027-01-01', shared: true };
  const draft = { ...begun, name: 'Gym ', note: 'daily', until: '' };
  expect(rebased(fields, begun, draft, latest)).toEqual({ ...latest, note: 'daily', until: '' });
});

describe('problemsOf', () => {
  it('says what is missing, and of the rest nothing', () => {
    expect(problemsOf(fields, { ...begun, name: ' ' })).toEqual({ name: 'Enter a name.' });
  });
  it('knows dates that do not exist and years of two digits', () => {
    expect(problemsOf(fields, { ...begun, until: '2026-02-30' }).until).toMatch(/exists/);
    expect(problemsOf(fields, { ...begun, until: '0027-03-14' }).until).toMatch(/four digits/);
    expect(valuesOf(fields, { ...begun, until: '' }).until).toBe('');
  });
});

describe('recordConflict', () => {
  it('shows in words what both changed, and apart what they alone did', () => {
    const latest = { ...stored, name: 'Pool', until: null, kind: 'small' as const };
    expect(recordConflict(fields, stored, { ...begun, name: 'My gym', note: 'x' }, latest)).toEqual({
      contested: [
        { label: 'Name', mine: 'My gym', theirs: 'Pool' },
        { label: 'Note', mine: 'x', theirs: 'nothing' },
      ],
      theirsAlone: [
        { label: 'Until', theirs: 'nothing' },
        { label: 'Kind', theirs: 'Small one' },
      ],
    });
  });
  it('has nothing to settle where both made the same change', () => {
    const latest = { ...stored, shared: true };
    expect(recordConflict(fields, stored, { ...begun, shared: true }, latest)).toEqual({
      contested: [],
      theirsAlone: [],
    });
  });
});

describe('a list', () => {
  interface Set {
    count: number;
  }
  const sets = {
    sets: listField<readonly Set[], number, Set[]>({
      label: 'Sets',
      draftOf: (list) => (list ?? []).map(({ count }) => count),
      valueOf: (counts) => counts.map((count) => ({ count })),
      problemOf: (counts) => (counts.includes(0) ? 'A set has something in it.' : undefined),
      inWords: (counts) => counts.join(' and '),
    }),
  };
  const kept = { sets: [{ count: 8 }, { count: 6 }] };

  it('is changed when an entry or their order is, and not when it is read again', () => {
    expect(changesOf(sets, kept, draftOf(sets, kept))).toEqual({});
    expect(changesOf(sets, kept, { sets: [6, 8] })).toEqual({ sets: [{ count: 6 }, { count: 8 }] });
    expect(changesOf(sets, null, { sets: [] })).toEqual({});
  });

  it('says what is wrong with it', () => {
    expect(problemsOf(sets, { sets: [8, 0] })).toEqual({ sets: 'A set has something in it.' });
  });

  it('stands in a conflict in words', () => {
    const theirs = { sets: [{ count: 8 }] };
    expect(recordConflict(sets, kept, { sets: [] }, theirs).contested).toEqual([
      { label: 'Sets', mine: 'nothing', theirs: '8' },
    ]);
    expect(recordConflict(sets, kept, { sets: [8, 6] }, theirs).theirsAlone).toHaveLength(1);
  });
});
