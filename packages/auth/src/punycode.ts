/** The parameters of Punycode for domains (RFC 3492, section 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

/** The next bias of the thresholds (RFC 3492, section 6.1). */
function nextBias(delta: number, letters: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / letters);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** Decodes Punycode; `null` if it is invalid. */
export function decodePunycode(coded: string): string | null {
  const end = coded.lastIndexOf('-');
  const letters = Array.from(coded.slice(0, Math.max(end, 0)), (letter) => letter.charCodeAt(0));
  const digits = coded.slice(end + 1).toLowerCase();
  let [code, at, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  for (let index = 0; index < digits.length;) {
    const before = at;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(digits.charAt(index));
      if (digit < 0 || index >= digits.length) return null;
      index += 1;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = nextBias(at - before, count, before === 0);
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10_ff_ff) return null;
    letters.splice(at, 0, code);
    at += 1;
  }
  return String.fromCodePoint(...letters);
}
