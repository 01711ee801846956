/** The scripts of ISO 15924 in which languages are written: other words of four letters may be names. */
const SCRIPTS =
  'Adlm|Arab|Armn|Beng|Bopo|Brai|Cans|Cher|Cyrl|Deva|Ethi|Geor|Grek|Gujr|Guru|Hang|Hani|Hans|Hant|Hebr|Hira|Java|' +
  'Jpan|Kana|Khmr|Knda|Kore|Laoo|Latn|Mlym|Mong|Mtei|Mymr|Nkoo|Olck|Orya|Sinh|Syrc|Taml|Telu|Tfng|Thaa|Thai|Tibt|Vaii';
/** The registered variants that programs offer; others may be names, too. */
const VARIANTS = '1901|1996|valencia|oxendict|monoton|polyton|tarask';

/** BCP 47: a language, its script, region and variant, without extensions and private use; also with underscores. */
const TAG = new RegExp(`^[a-z]{2,3}([-_](${SCRIPTS}))?([-_]([a-z]{2}|\\d{3}))?([-_](${VARIANTS}))?$`, 'i');

/** Whether a text says nothing but a language; an empty one says that it is unknown (ISO 32000-2, 14.9.2). */
export function isLanguage(text: string): boolean {
  return text === '' || TAG.test(text);
}
