import { expect, it } from 'vitest';
import { conflictOf } from './conflict';

it('shows both versions of a field that both changed', () => {
  expect(conflictOf([{ label: 'Name', before: 'Gym', mine: 'My gym', theirs: 'Gym of Mei' }])).toEqual({
    contested: [{ label: 'Name', mine: 'My gym', theirs: 'Gym of Mei' }],
    theirsAlone: [],
  });
});

it('shows what I changed and they left', () => {
  expect(conflictOf([{ label: 'Name', before: 'Gym', mine: 'My gym', theirs: 'Gym' }])).toEqual({
    contested: [{ label: 'Name', mine: 'My gym', theirs: 'Gym' }],
    theirsAlone: [],
  });
});

it('keeps apart what they alone changed', () => {
  expect(conflictOf([{ label: 'Name', before: 'Gym', mine: 'Gym', theirs: 'Pool' }])).toEqual({
    contested: [],
    theirsAlone: [{ label: 'Name', theirs: 'Pool' }],
  });
});

it('has nothing to settle where both made the same change, or none', () => {
  const none = { contested: [], theirsAlone: [] };
  expect(conflictOf([{ label: 'Name', before: 'Gym', mine: 'Pool', theirs: 'Pool' }])).toEqual(none);
  expect(conflictOf([{ label: 'Name', before: 'Gym', mine: 'Gym', theirs: 'Gym' }])).toEqual(none);
});

it('asks about two equal changes of a value that is reckoned, and says what to do', () => {
  const balance = {
    label: 'Balance',
    before: '20',
    mine: '15',
    theirs: '15',
    hintIfEqual: 'Take yours off.',
  };
  expect(conflictOf([balance]).contested).toEqual([
    { label: 'Balance', mine: '15', theirs: '15', hint: 'Take yours off.' },
  ]);
  expect(conflictOf([{ ...balance, theirs: '12' }]).contested).toEqual([
    { label: 'Balance', mine: '15', theirs: '12' },
  ]);
  expect(conflictOf([{ ...balance, mine: '20' }]).contested).toEqual([]);
});

it('tells values apart that read alike', () => {
  const file = (identity: string) => ({ text: 'scan.pdf', identity });
  const field = { label: 'Document', before: file('a'), mine: file('b'), theirs: file('c') };
  expect(conflictOf([field]).contested).toEqual([
    { label: 'Document', mine: 'scan.pdf', theirs: 'scan.pdf' },
  ]);
  expect(conflictOf([{ ...field, mine: file('a') }]).theirsAlone).toEqual([
    { label: 'Document', theirs: 'scan.pdf' },
  ]);
});
