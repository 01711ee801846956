import { describe, expect, it } from 'vitest';
import { checkDigitNote, codeFault } from './code-fault';
import { CODE_TYPES, isOtherCode, type OtherCodeType } from './code-types';

const sentence = (type: OtherCodeType, text: string) => codeFault(type, text, null)?.sentence ?? null;

it('knows the types beside the specification’s two', () => {
  expect(CODE_TYPES.filter((type) => !isOtherCode(type))).toEqual(['barcode', 'qrcode', 'none']);
});

describe('codeFault', () => {
  it.each<[OtherCodeType, string]>([
    ['ean13', '4006381333931'],
    ['ean13', '0036000291452'],
    ['ean8', '96385074'],
    ['upca', '036000291452'],
    ['upce', '01234565'],
    ['upce', '12345670'],
    ['code39', 'AB-12 .$/+%'],
    ['code93', 'ab~12 CD'],
    ['itf', '0123456789'],
    ['itf', '15400141288763'],
    ['codabar', '12-34$:/.+'],
    ['codabar', 'A1234B'],
    ['qrtext', 'Grüße, 你好'],
    ['aztec', 'x'.repeat(1000)],
    ['datamatrix', 'line\nline'],
    ['pdf417', 'é'.repeat(1000)],
  ])('takes for %s %j', (type, text) => {
    expect(sentence(type, text)).toBeNull();
  });

  it.each<[OtherCodeType, string, string]>([
    ['ean13', '400638133393', 'EAN-13 has 13 digits: add the check digit 1.'],
    ['ean13', '4006381333932', 'The last digit is a check digit: it should be 1, not 2. Check for a typo.'],
    ['ean13', '40063813', 'EAN-13 has 13 digits; this has 8.'],
    ['ean13', '400638133393X', 'EAN-13 holds the digits 0 to 9 only.'],
    ['ean8', '9638507', 'EAN-8 has 8 digits: add the check digit 4.'],
    ['upca', '03600029145', 'UPC-A has 12 digits: add the check digit 2.'],
    ['upca', '0036000291452', 'UPC-A has 12 digits: leave out the leading 0, or choose EAN-13.'],
    ['upce', '0123456', 'UPC-E has 8 digits: add the check digit 5.'],
    ['upce', '123456', 'UPC-E has 8 digits: with a leading 0 and its check digit, this is 01234565.'],
    ['upce', '01234566', 'The last digit is a check digit: it should be 5, not 6. Check for a typo.'],
    ['upce', '21234565', 'UPC-E begins with 0 or 1.'],
    ['code39', 'ab', 'Code 39 has no lower-case letters: use capitals, or another type.'],
    ['code39', 'A_B', 'Code 39 can’t hold “_”: use capitals, digits and - . $ / + %.'],
    ['code39', 'A'.repeat(81), 'Code 39 holds at most 80 characters; this has 81.'],
    ['code93', 'é', 'Code 93 can’t hold “é”: use English letters, digits and common signs.'],
    ['itf', '123', 'ITF needs an even number of digits; this has 3. Is a leading 0 missing?'],
    ['itf', '12a4', 'ITF holds the digits 0 to 9 only.'],
    ['codabar', 'A123', 'Codabar has a letter from A to D at both ends, or at neither.'],
    ['codabar', '12E', 'Codabar can’t hold “E”: use digits and - $ : / . +, and A to D at both ends.'],
    ['codabar', 'A1B', 'Codabar needs at least two digits: scanners ignore a single one.'],
    ['aztec', 'x'.repeat(1001), 'An Aztec code holds at most 1000 bytes; this has 1001.'],
    ['pdf417', '你'.repeat(334), 'A PDF417 code holds at most 1000 bytes; this has 1002.'],
  ])('refuses for %s %j: %s', (type, text, expected) => {
    expect(sentence(type, text)).toBe(expected);
  });

  it('says what the chosen encoding lacks', () => {
    expect(codeFault('qrtext', 'Grüße', 'ISO-8859-1')).toBeNull();
    expect(codeFault('qrtext', '5 €', 'ISO-8859-1')?.sentence).toBe('ISO-8859-1 has no “€”: choose UTF-8.');
    expect(codeFault('qrtext', '5 €', 'UTF-8')).toBeNull();
  });

  it('tells a check digit that is missing or wrong from a number that is no such code', () => {
    const isCheckDigit = (text: string) => codeFault('ean13', text, null)?.isCheckDigit;
    expect(['400638133393', '4006381333932', '40063813'].map(isCheckDigit)).toEqual([true, true, false]);
  });
});

describe('checkDigitNote', () => {
  it.each([
    ['ean13', '4006381333931'],
    ['upce', '01234565'],
    ['itf', '15400141288763'],
  ])('of %s %s is that it fits', (type, text) => {
    expect(checkDigitNote(type, text)).toEqual({ fits: true, sentence: 'The check digit is right.' });
  });

  it('only hints at another digit in ITF of 14, whose cards may have none', () => {
    expect(codeFault('itf', '15400141288764', null)).toBeNull();
    expect(checkDigitNote('itf', '15400141288764')).toEqual({
      fits: false,
      sentence: 'If the last digit is a check digit, it should be 3, not 4.',
    });
  });

  it.each([
    ['itf', '1234'],
    ['code39', 'AB'],
  ])('of %s %s is nothing', (type, text) => {
    expect(checkDigitNote(type, text)).toBeNull();
  });
});
