import {
  changesOf,
  draftOf,
  type FieldProblems,
  hasChanges,
  problemsOf,
  recordConflict,
  valuesOf,
} from '@hub/tool-kit';
import { describe, expect, it } from 'vitest';
import { sampleCard } from '../testing';
import {
  type CardDraft,
  checkCardId,
  clampSeconds,
  loyaltyFields as fields,
  noticeOf,
} from './loyalty-fields';

const card = sampleCard({ name: 'City Grocer', cardId: '6035710123456789', refreshSeconds: 20 });
const begun = draftOf(fields, card);

const problemsIn = (draft: CardDraft): FieldProblems<CardDraft> => problemsOf(fields, draft);

it('begins with a private barcode that never refreshes', () => {
  expect(draftOf(fields, null)).toEqual({
    name: '',
    cardId: '',
    type: 'barcode',
    customUI: false,
    expiryDate: '',
    refreshSeconds: '',
    shared: false,
  });
});

describe('what keeps a card from being saved', () => {
  it('is nothing in a name and a number; all else is optional', () => {
    const draft = { ...draftOf(fields, null), name: 'City Grocer', cardId: 'A 12' };
    expect([problemsIn(draft), checkCardId(draft)]).toEqual([{}, {}]);
  });
  it('is a name or a Card ID of nothing but spaces', () => {
    expect(Object.keys(problemsIn({ ...begun, name: ' ', cardId: '\t ' }))).toEqual(['name', 'cardId']);
  });
  it.each(['', '0', '1', '20', '86400'])('is not %j as seconds', (refreshSeconds) => {
    expect(problemsIn({ ...begun, refreshSeconds })).toEqual({});
  });
  it.each(['1.5', 'x', '86401'])('is %j as seconds', (refreshSeconds) => {
    expect(problemsIn({ ...begun, refreshSeconds })).toHaveProperty('refreshSeconds');
  });
  it.each(['2027-02-30', '0027-03-14', '12027-01-01'])('is %j as a date', (expiryDate) => {
    expect(problemsIn({ ...begun, expiryDate })).toHaveProperty('expiryDate');
  });
});

describe('a number for its type of code', () => {
  it('is judged without the spaces around it', () => {
    expect(checkCardId({ ...begun, type: 'qrcode', cardId: ' 123 ' })).toEqual({});
  });
  it('has to be digits in a QR code, in the words of the specification', () => {
    expect(checkCardId({ ...begun, type: 'qrcode', cardId: 'A1' }).cardId).toBe(
      'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).',
    );
  });
  it('may be too long, or hold what no barcode can', () => {
    expect(checkCardId({ ...begun, type: 'qrcode', cardId: '1'.repeat(35) }).cardId).toMatch(/34 digits/);
    expect(checkCardId({ ...begun, cardId: 'café' }).cardId).toMatch(/“é”/);
  });
});

describe('what stands above the form', () => {
  const noticeFor = (changes: Partial<CardDraft>) => {
    const draft = { ...begun, ...changes };
    return noticeOf(draft, { ...checkCardId(draft), ...problemsIn(draft) });
  };
  it('is that something is missing', () => {
    expect(noticeFor({ name: ' ' })).toBe('Please fill in Name and Card ID.');
    expect(noticeFor({ cardId: '', type: 'qrcode' })).toBe('Please fill in Name and Card ID.');
  });
  it('is nothing that its field says, nothing that is mended, and nothing where all is well', () => {
    expect(noticeFor({ type: 'qrcode', cardId: 'A1' })).toBeUndefined();
    expect(noticeOf({ ...begun, name: '' }, {})).toBeUndefined();
    expect(noticeFor({})).toBeUndefined();
  });
});

describe('seconds', () => {
  it('are never negative, neither in the field nor in what is stored', () => {
    expect(['-5', '5', ''].map(clampSeconds)).toEqual(['0', '5', '']);
    expect(valuesOf(fields, { ...begun, refreshSeconds: '-1' }).refreshSeconds).toBe(0);
  });
  it('are 0 when the field is empty, and an empty field when they are 0', () => {
    expect(valuesOf(fields, { ...begun, refreshSeconds: '' }).refreshSeconds).toBe(0);
    expect(draftOf(fields, { ...card, refreshSeconds: 0 }).refreshSeconds).toBe('');
    expect(hasChanges(fields, { ...card, refreshSeconds: 0 }, { ...begun, refreshSeconds: '0' })).toBe(false);
  });
});

it('stores texts trimmed, and only what differs', () => {
  expect(changesOf(fields, card, { ...begun, name: ' City Grocer ', cardId: ' 42 ' })).toEqual({
    cardId: '42',
  });
});

it('reads in words where two versions stand side by side', () => {
  const draft = { ...begun, type: 'qrcode' as const, refreshSeconds: '' };
  expect(recordConflict(fields, card, draft, card).contested).toEqual([
    { label: 'Type', mine: 'QR code', theirs: 'Barcode (Code 128)' },
    { label: 'Refresh in seconds', mine: 'off', theirs: '20' },
  ]);
});
