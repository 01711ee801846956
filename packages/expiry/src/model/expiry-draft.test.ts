import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/samples';
import { changesOf, draftOf, hasChanges, problemsOf, valuesOf } from './expiry-draft';

const item = sampleItem({ name: 'Passport', person: 'Mei', category: null, country: 'NL' });
const scan = new File(['%PDF-1.4'], 'scan.pdf', { type: 'application/pdf' });

describe('problemsOf', () => {
  const complete = draftOf(item);

  it('finds nothing in a name and a date; all else is optional', () => {
    expect(problemsOf({ ...draftOf(null), name: 'Passport', expiryDate: '2027-03-14' })).toEqual({});
  });
  it('asks for a name', () => {
    expect(problemsOf({ ...complete, name: '  ' })).toEqual({ name: 'Give it a name, such as Passport.' });
  });
  it.each(['', '2027-02-30', '12027-01-01'])('asks for a real date instead of %j', (expiryDate) => {
    expect(problemsOf({ ...complete, expiryDate })).toEqual({ expiryDate: 'Give the date when it expires.' });
  });
  it('sees through a year of two digits', () => {
    expect(problemsOf({ ...complete, expiryDate: '0027-03-14' }).expiryDate).toMatch(/four digits/);
  });
  it('names a document that the server would refuse', () => {
    const document = new File(['x'], 'scan.svg');
    expect(problemsOf({ ...complete, document }).document).toMatch(/^Choose an image/);
  });
});

describe('valuesOf', () => {
  it('trims, and writes a country code in capitals', () => {
    const draft = { ...draftOf(null), name: ' Visa ', country: 'my ', person: ' Adam', category: 'Travel ' };
    expect(valuesOf(draft)).toMatchObject({
      name: 'Visa',
      country: 'MY',
      person: 'Adam',
      category: 'Travel',
    });
  });
});

describe('changesOf', () => {
  it('holds only the fields that differ', () => {
    expect(changesOf(item, { ...draftOf(item), category: 'Travel', country: '' })).toEqual({
      category: 'Travel',
      country: '',
    });
  });
  it('does not count spaces or the case of a code', () => {
    expect(hasChanges(item, { ...draftOf(item), name: 'Passport ', country: 'nl' })).toBe(false);
  });
  it('tells a document left alone from one removed or replaced', () => {
    expect(changesOf(item, draftOf(item))).toEqual({});
    expect(changesOf(item, { ...draftOf(item), document: 'removed' })).toEqual({ document: null });
    expect(changesOf(item, { ...draftOf(item), document: scan })).toEqual({ document: scan });
  });
  it('compares a new item with nothing', () => {
    expect(hasChanges(null, draftOf(null))).toBe(false);
    expect(hasChanges(null, { ...draftOf(null), shared: true })).toBe(true);
  });
});
