import { changesOf, draftOf, problemsOf, recordConflict, valuesOf } from '@hub/tool-kit';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing';
import { expiryFields as fields } from './expiry-fields';

const item = sampleItem({ name: 'Passport', person: 'Mei', category: null, country: 'NL' });
const begun = draftOf(fields, item);
const scan = new File(['%PDF-1.4'], 'scan.pdf', { type: 'application/pdf' });

describe('what keeps an item from being saved', () => {
  it('is nothing, where it has a name and a date', () => {
    const draft = { ...draftOf(fields, null), name: 'Passport', expiryDate: '2027-03-14' };
    expect(problemsOf(fields, draft)).toEqual({});
  });
  it('is a missing name', () => {
    expect(problemsOf(fields, { ...begun, name: '  ' })).toEqual({
      name: 'Give it a name, such as Passport.',
    });
  });
  it.each(['', '2027-02-30', '12027-01-01'])('is the date %j', (expiryDate) => {
    expect(problemsOf(fields, { ...begun, expiryDate })).toEqual({
      expiryDate: 'Enter the date when it expires.',
    });
  });
  it('is a document that the server would refuse', () => {
    const document = new File(['x'], 'scan.svg');
    expect(problemsOf(fields, { ...begun, document }).document).toMatch(/^Choose an image/);
  });
});

it('trims what is stored, and writes a country as its code', () => {
  const draft = { ...begun, name: ' Visa ', country: 'malaysia ', person: ' Adam', category: 'Travel ' };
  expect(valuesOf(fields, draft)).toMatchObject({
    name: 'Visa',
    country: 'MY',
    person: 'Adam',
    category: 'Travel',
  });
});

describe('what a draft changes', () => {
  it('is not the spaces or the way a country is written', () => {
    expect(changesOf(fields, item, { ...begun, name: 'Passport ', country: 'Netherlands' })).toEqual({});
  });
  it('is a document that is removed or replaced, not one left alone', () => {
    expect(changesOf(fields, item, begun)).toEqual({});
    expect(changesOf(fields, item, { ...begun, document: 'removed' })).toEqual({ document: null });
    expect(changesOf(fields, item, { ...begun, document: scan })).toEqual({ document: scan });
  });
});

describe('two changes of one item', () => {
  it('tell two files of one name apart', () => {
    const latest = { ...item, document: { fileName: 'scan_b.pdf', name: 'scan.pdf' } };
    expect(recordConflict(fields, item, { ...begun, document: scan }, latest).contested).toHaveLength(1);
    expect(recordConflict(fields, item, begun, latest).theirsAlone).toEqual([
      { label: 'Document', theirs: 'scan.pdf' },
    ]);
  });
  it('say what a removed document and sharing mean', () => {
    const withScan = { ...item, document: { fileName: 'scan_a.pdf', name: 'scan.pdf' } };
    const draft = { ...draftOf(fields, withScan), document: 'removed' as const, shared: true };
    expect(recordConflict(fields, withScan, draft, withScan).contested).toEqual([
      { label: 'Document', mine: 'nothing', theirs: 'scan.pdf' },
      { label: 'Shared', mine: 'yes', theirs: 'no' },
    ]);
  });
});
