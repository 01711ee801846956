import { describe, expect, it } from 'vitest';
import { sampleCard } from '../testing/samples';
import { changesOf, clampSeconds, draftOf, hasChanges, noticeOf, problemsOf, valuesOf } from './card-draft';

const card = sampleCard({ name: 'City Grocer', cardId: '6035710123456789', refreshSeconds: 20 });
const complete = draftOf(card);

function noticeFor(changes: Partial<typeof complete>): string | undefined {
  const draft = { ...complete, ...changes };
  return noticeOf(draft, problemsOf(draft));
}

describe('problemsOf', () => {
  it('finds nothing in a name and a number; all else is optional', () => {
    expect(problemsOf({ ...draftOf(null), name: 'City Grocer', cardId: 'A 12' })).toEqual({});
  });
  it('wants name and Card ID to hold more than spaces', () => {
    expect(Object.keys(problemsOf({ ...complete, name: ' ', cardId: '\t ' }))).toEqual(['name', 'cardId']);
  });
  it('looks at the trimmed Card ID', () => {
    expect(problemsOf({ ...complete, type: 'qrcode', cardId: ' 123 ' })).toEqual({});
  });
  it.each(['', '0', '1', '20', '86400'])('takes %j as seconds', (refreshSeconds) => {
    expect(problemsOf({ ...complete, refreshSeconds })).toEqual({});
  });
  it.each(['1.5', 'x', '86401'])('refuses %j as seconds', (refreshSeconds) => {
    expect(problemsOf({ ...complete, refreshSeconds })).toHaveProperty('refreshSeconds');
  });
  it.each(['2027-02-30', '0027-03-14', '12027-01-01'])('refuses %j as a date', (expiryDate) => {
    expect(problemsOf({ ...complete, expiryDate })).toHaveProperty('expiryDate');
  });
});

describe('noticeOf', () => {
  it('says the words of the specification', () => {
    expect(noticeFor({ name: ' ' })).toBe('Please fill in Name and Card ID.');
    expect(noticeFor({ cardId: '' })).toBe('Please fill in Name and Card ID.');
    expect(noticeFor({ type: 'qrcode', cardId: 'A1' })).toBe(
      'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).',
    );
  });
  it('asks for what is missing before anything else', () => {
    expect(noticeFor({ name: '', type: 'qrcode', cardId: 'A1' })).toBe('Please fill in Name and Card ID.');
  });
  it('says any other problem as the field does', () => {
    expect(noticeFor({ cardId: '1'.repeat(35), type: 'qrcode' })).toMatch(/34 digits/);
    expect(noticeOf(complete, { name: 'The server’s own sentence.' })).toBe('The server’s own sentence.');
  });
  it('is silent when nothing is wrong, and about what has been mended', () => {
    expect(noticeFor({})).toBeUndefined();
    expect(noticeOf({ ...complete, name: '' }, {})).toBeUndefined();
  });
});

describe('seconds', () => {
  it('are never negative, neither in the field nor in what is stored', () => {
    expect(clampSeconds('-5')).toBe('0');
    expect(clampSeconds('5')).toBe('5');
    expect(clampSeconds('')).toBe('');
    expect(valuesOf({ ...complete, refreshSeconds: '-1' }).refreshSeconds).toBe(0);
  });
  it('are 0 when the field is empty, and an empty field when they are 0', () => {
    expect(valuesOf({ ...complete, refreshSeconds: '' }).refreshSeconds).toBe(0);
    expect(draftOf({ ...card, refreshSeconds: 0 }).refreshSeconds).toBe('');
  });
});

describe('changesOf', () => {
  it('trims, and holds only the fields that differ', () => {
    expect(changesOf(card, { ...complete, name: ' City Grocer ', cardId: ' 42 ' })).toEqual({ cardId: '42' });
  });
  it('takes a date away', () => {
    expect(changesOf({ ...card, expiryDate: '2027-01-01' }, { ...complete, expiryDate: '' })).toEqual({
      expiryDate: '',
    });
  });
  it('compares a new card with nothing', () => {
    expect(hasChanges(null, draftOf(null))).toBe(false);
    expect(hasChanges(null, { ...draftOf(null), customUI: true })).toBe(true);
  });
});
