import { expect, it } from 'vitest';
import { sampleItem } from '../testing/samples';
import { itemConflict } from './conflict';
import { draftOf } from './expiry-draft';

const opened = sampleItem({ name: 'Passport', expiryDate: '2026-12-03', person: null, category: 'Travel' });

it('shows both versions of a field that both changed', () => {
  const latest = { ...opened, name: 'Passport of Mei' };
  expect(itemConflict(opened, { ...draftOf(opened), name: 'My passport' }, latest)).toEqual({
    contested: [{ label: 'Name', mine: 'My passport', theirs: 'Passport of Mei' }],
    theirsAlone: [],
  });
});

it('keeps apart what each changed alone', () => {
  const latest = { ...opened, expiryDate: '2027-01-01' };
  expect(itemConflict(opened, { ...draftOf(opened), person: 'Mei' }, latest)).toEqual({
    contested: [{ label: 'Who', mine: 'Mei', theirs: 'nothing' }],
    theirsAlone: [{ label: 'Expiry date', theirs: '1 Jan 2027' }],
  });
});

it('has nothing to settle where both made the same change', () => {
  const latest = { ...opened, category: 'Work' };
  expect(itemConflict(opened, { ...draftOf(opened), category: 'Work' }, latest)).toEqual({
    contested: [],
    theirsAlone: [],
  });
});

it('tells two files of one name apart', () => {
  const latest = { ...opened, document: { fileName: 'scan_b.pdf', name: 'scan.pdf' } };
  const mine = new File(['x'], 'scan.pdf');
  expect(itemConflict(opened, { ...draftOf(opened), document: mine }, latest).contested).toHaveLength(1);
  expect(itemConflict(opened, draftOf(opened), latest).theirsAlone).toEqual([
    { label: 'Document', theirs: 'scan.pdf' },
  ]);
});

it('says what a removed document and sharing mean', () => {
  const withScan = { ...opened, document: { fileName: 'scan_a.pdf', name: 'scan.pdf' } };
  const draft = { ...draftOf(withScan), document: 'removed' as const, shared: true };
  expect(itemConflict(withScan, draft, withScan).contested).toEqual([
    { label: 'Document', mine: 'nothing', theirs: 'scan.pdf' },
    { label: 'Shared', mine: 'yes', theirs: 'no' },
  ]);
});
