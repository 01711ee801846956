import { characterInWords } from './invisible';
import { checkDigitOf, expandUpcE } from './check-digits';
import { beyondLatin, bytesOf, encodingOf } from './code-encoding';
import type { Encoding, OtherCodeType } from './code-types';

/** The maximum length of a barcode type without a fixed length, as for Code 128. */
const MAX_CHARACTERS = 80;
/** The most bytes of a two-dimensional code: what PDF417, the smallest, holds with error correction. */
const MAX_BYTES = 1000;

/** Why a text can't be drawn. */
export interface CodeFault {
  /** For the person: what is wrong, and how to fix it. */
  sentence: string;
  /** Only the check digit is missing or wrong. */
  isCheckDigit: boolean;
}

const fault = (sentence: string): CodeFault => ({ sentence, isCheckDigit: false });
const checkDigitFault = (sentence: string): CodeFault => ({ sentence, isCheckDigit: true });

/** The first character of a text that a code can’t encode, in words. */
const wordsOf = ({ input, index }: RegExpExecArray) => characterInWords(input, index);

/** The problem with a number of `length` digits whose last digit is a check digit. */
function checkedNumberFault(
  name: string,
  length: number,
  text: string,
  checkDigit: (others: string) => string,
): CodeFault | null {
  if (/[^0-9]/.test(text)) return fault(`${name} holds the digits 0 to 9 only.`);
  if (text.length === length - 1) {
    return checkDigitFault(`${name} has ${length} digits: add the check digit ${checkDigit(text)}.`);
  }
  if (text.length !== length) return fault(`${name} has ${length} digits; this has ${text.length}.`);
  const right = checkDigit(text.slice(0, -1));
  if (text.endsWith(right)) return null;
  return checkDigitFault(
    `The last digit is a check digit: it should be ${right}, not ${text.slice(-1)}. Check for a typo.`,
  );
}

function upcAFault(text: string): CodeFault | null {
  if (/^0[0-9]{12}$/.test(text))
    return fault('UPC-A has 12 digits: leave out the leading 0, or choose EAN-13.');
  return checkedNumberFault('UPC-A', 12, text, checkDigitOf);
}

function upcEFault(text: string): CodeFault | null {
  const checkDigit = (others: string) => checkDigitOf(expandUpcE(others));
  if (/^[0-9]{6}$/.test(text)) {
    return checkDigitFault(
      `UPC-E has 8 digits: with a leading 0 and its check digit, this is 0${text}${checkDigit(`0${text}`)}.`,
    );
  }
  if (/^[2-9][0-9]{6,7}$/.test(text)) return fault('UPC-E begins with 0 or 1.');
  return checkedNumberFault('UPC-E', 8, text, checkDigit);
}

function tooLong(name: string, text: string): CodeFault | null {
  return text.length > MAX_CHARACTERS
    ? fault(`${name} holds at most ${MAX_CHARACTERS} characters; this has ${text.length}.`)
    : null;
}

function code39Fault(text: string): CodeFault | null {
  if (/[a-z]/.test(text)) return fault('Code 39 has no lower-case letters: use capitals, or another type.');
  const foreign = /[^0-9A-Z\-. $/+%]/u.exec(text);
  if (foreign) return fault(`Code 39 can’t hold ${wordsOf(foreign)}: use capitals, digits and - . $ / + %.`);
  return tooLong('Code 39', text);
}

function code93Fault(text: string): CodeFault | null {
  const foreign = /[^\x20-\x7e]/u.exec(text);
  if (foreign) {
    return fault(`Code 93 can’t hold ${wordsOf(foreign)}: use English letters, digits and common signs.`);
  }
  return tooLong('Code 93', text);
}

function itfFault(text: string): CodeFault | null {
  if (/[^0-9]/.test(text)) return fault('ITF holds the digits 0 to 9 only.');
  if (text.length % 2 === 1) {
    return fault(`ITF needs an even number of digits; this has ${text.length}. Is a leading 0 missing?`);
  }
  return tooLong('ITF', text);
}

function codabarFault(text: string): CodeFault | null {
  const inner = text.replace(/^[A-D]/, '').replace(/[A-D]$/, '');
  const foreign = /[^0-9\-$:/.+]/u.exec(inner);
  if (foreign) {
    return fault(
      `Codabar can’t hold ${wordsOf(foreign)}: use digits and - $ : / . +, and A to D at both ends.`,
    );
  }
  const letters = text.length - inner.length;
  if (letters === 1) return fault('Codabar has a letter from A to D at both ends, or at neither.');
  if (inner.length < 2) return fault('Codabar needs at least two digits: scanners ignore a single one.');
  return tooLong('Codabar', text);
}

/** For a code that can contain any text. */
function anyTextFault(name: string, text: string, chosen: Encoding | null): CodeFault | null {
  const encoding = encodingOf(text, chosen);
  const foreign = encoding === 'ISO-8859-1' ? beyondLatin(text) : null;
  if (foreign !== null)
    return fault(`ISO-8859-1 has no ${characterInWords(text, text.indexOf(foreign))}: choose UTF-8.`);
  const bytes = bytesOf(text, encoding);
  return bytes > MAX_BYTES ? fault(`${name} holds at most ${MAX_BYTES} bytes; this has ${bytes}.`) : null;
}

const FAULTS: Readonly<Record<OtherCodeType, (text: string, encoding: Encoding | null) => CodeFault | null>> =
  {
    ean13: (text) => checkedNumberFault('EAN-13', 13, text, checkDigitOf),
    ean8: (text) => checkedNumberFault('EAN-8', 8, text, checkDigitOf),
    upca: upcAFault,
    upce: upcEFault,
    code39: code39Fault,
    code93: code93Fault,
    itf: itfFault,
    codabar: codabarFault,
    qrtext: (text, encoding) => anyTextFault('A QR code', text, encoding),
    aztec: (text, encoding) => anyTextFault('An Aztec code', text, encoding),
    datamatrix: (text, encoding) => anyTextFault('A Data Matrix code', text, encoding),
    pdf417: (text, encoding) => anyTextFault('A PDF417 code', text, encoding),
  };

/** Why a non-empty text can't be drawn as a type other than the specification's two; `null` if it can. */
export function codeFault(type: OtherCodeType, text: string, encoding: Encoding | null): CodeFault | null {
  return FAULTS[type](text, encoding);
}

const CHECKED: readonly string[] = ['ean13', 'ean8', 'upca', 'upce'];

/**
 * A remark about the check digit of a valid text; `null` if it has none. The check digit of a 14-digit ITF
 * code is optional, so another digit there is not an error.
 */
export function checkDigitNote(type: string, text: string): { fits: boolean; sentence: string } | null {
  const fits = { fits: true, sentence: 'The check digit is right.' };
  if (CHECKED.includes(type)) return fits;
  if (type !== 'itf' || text.length !== 14) return null;
  const right = checkDigitOf(text.slice(0, -1));
  if (text.endsWith(right)) return fits;
  return {
    fits: false,
    sentence: `If the last digit is a check digit, it should be ${right}, not ${text.slice(-1)}.`,
  };
}
