/** Without characters that are easily confused: 0 and o, 1, l and i. */
const SYMBOLS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

type RandomBytes = (count: number) => Uint8Array;

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A uniformly random symbol: bytes above the largest multiple of the number of symbols are drawn again. */
function drawSymbol(draw: RandomBytes): string {
  const fair = 256 - (256 % SYMBOLS.length);
  let byte = 256;
  while (byte >= fair) [byte = 256] = draw(1);
  return SYMBOLS.charAt(byte % SYMBOLS.length);
}

/** A password that can be read out: four groups of four letters and digits, about 79 random bits. */
export function makePassword(draw: RandomBytes = randomBytes): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => drawSymbol(draw)).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
