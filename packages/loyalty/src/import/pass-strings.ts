/** Characters with a special meaning after a backslash. */
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function unescaped(text: string): string {
  return text
    .replaceAll(/\\[Uu]([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\\(.)/gs, (_, sign: string) => ESCAPED[sign] ?? sign);
}

/** The texts of a file `pass.strings` by their keys: `"key" = "text";`, with comments in between. */
export function parseStrings(file: string): ReadonlyMap<string, string> {
  const quoted = String.raw`"((?:[^"\\]|\\.)*)"`;
  const pairs = file.matchAll(new RegExp(String.raw`${quoted}\s*=\s*${quoted}\s*;`, 'gs'));
  return new Map(Array.from(pairs, ([, key = '', text = '']) => [unescaped(key), unescaped(text)]));
}
