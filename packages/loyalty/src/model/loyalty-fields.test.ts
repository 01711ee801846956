import { changesOf, draftOf, type FieldProblems, problemsOf, recordConflict, valuesOf } from '@hub/tool-kit';
import { describe, expect, it } from 'vitest';
import { sampleCard } from '../testing';
import { checkCardId } from './code-problem';
import { type CardDraft, clampSeconds, loyaltyFields as fields, noticeOf } from './loyalty-fields';

const card = sampleCard({ name: 'City Grocer', cardId: '6035710123456789', refreshSeconds: 20 });
const begun = draftOf(fields, card);

const problemsIn = (draft: CardDraft): FieldProblems<CardDraft> => problemsOf(fields, draft);

it('begins with a private barcode that never refreshes', () => {
  expect(draftOf(fields, null)).toMatchObject({
    name: '',
    cardId: '',
    type: 'barcode',
    customUI: false,
    expiryDate: '',
    refreshSeconds: '',
    code: '',
    encoding: '',
    validFrom: '',
    note: '',
    balance: '',
    balanceCurrency: '',
    groups: [],
    colour: '',
    starred: false,
    archived: false,
    front: 'unchanged',
    back: 'unchanged',
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

describe('a balance', () => {
  it.each(['', ' 12,5 ', '-3', '0.125', '12.', '1 000'])('may be typed as %j', (balance) => {
    expect(problemsIn({ ...begun, balance })).toEqual({});
  });
  it.each(['1e9', '1.2345', '1 00', '1234567890', 'x'])('is not %j', (balance) => {
    expect(problemsIn({ ...begun, balance })).toHaveProperty('balance');
  });
  it('is stored with a point, its currency in capitals, and points without one', () => {
    const draft = { ...begun, balance: ' 12,50', balanceCurrency: 'eur ' };
    expect(valuesOf(fields, draft)).toMatchObject({ balance: '12.50', balanceCurrency: 'EUR' });
    expect(problemsIn(draft)).toEqual({});
    expect(problemsIn({ ...begun, balanceCurrency: 'EU' })).toHaveProperty('balanceCurrency');
    expect(problemsIn({ ...begun, balanceCurrency: 'E1R' })).toHaveProperty('balanceCurrency');
  });
});

describe('a picture', () => {
  const png = new File(['x'], 'card.png');
  it('is sent only when it was chosen or taken away', () => {
    const stored = { ...card, front: 'front_1.png' };
    expect(changesOf(fields, stored, draftOf(fields, stored))).toEqual({});
    expect(changesOf(fields, stored, { ...draftOf(fields, stored), front: png })).toEqual({ front: png });
    expect(changesOf(fields, stored, { ...draftOf(fields, stored), front: 'removed' })).toEqual({
      front: null,
    });
  });
  it('is refused at its own field', () => {
    expect(problemsIn({ ...begun, back: new File(['x'], 'card.svg') })).toHaveProperty('back');
  });
  it('is asked about when someone else has changed it too', () => {
    const opened = { ...card, front: 'front_1.png' };
    const draft = { ...draftOf(fields, opened), front: png };
    expect(recordConflict(fields, opened, draft, { ...card, front: 'front_2.png' }).contested).toEqual([
      { label: 'Front', mine: 'card.png', theirs: 'a picture' },
    ]);
  });
});

it('asks about a balance that two devices have changed', () => {
  const opened = { ...card, balance: '20.00' };
  const draft = { ...draftOf(fields, opened), balance: '17.50' };
  expect(recordConflict(fields, opened, draft, { ...card, balance: '5.00' }).contested).toEqual([
    { label: 'Balance', mine: '17.50', theirs: '5.00' },
  ]);
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

describe('what the code says where that is not the Card ID', () => {
  it('is judged in its place, to the letter', () => {
    const draft = { ...begun, type: 'ean13' as const, cardId: 'Member 12' };
    expect(checkCardId({ ...draft, code: '4006381333931' })).toEqual({});
    expect(checkCardId({ ...draft, code: ' 4006381333931' }).code).toMatch(/digits 0 to 9 only/);
    expect(checkCardId({ ...draft, code: '400638133393' })).toEqual({
      code: 'EAN-13 has 13 digits: add the check digit 1.',
    });
  });
  it('is judged in the encoding that was chosen', () => {
    const draft = { ...begun, type: 'aztec' as const, cardId: '5 €' };
    expect(checkCardId({ ...draft, encoding: 'ISO-8859-1' }).cardId).toMatch(/choose UTF-8/);
    expect(checkCardId({ ...draft, encoding: '' })).toEqual({});
  });
});

it('says of no number that it can’t be drawn where there is no code', () => {
  expect(checkCardId({ ...begun, type: 'none', cardId: 'café' })).toEqual({});
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
    expect(changesOf(fields, { ...card, refreshSeconds: 0 }, { ...begun, refreshSeconds: '0' })).toEqual({});
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
