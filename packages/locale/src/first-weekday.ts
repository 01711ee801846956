import { ownLocale, regionOf } from './own-locale';

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

/** Regions in which a week does not begin on Monday (CLDR), for browsers that don't know, such as Firefox. */
const SUNDAY_FIRST =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_FIRST = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The first day of the week in a locale's region, from the list: 1 for Monday to 7 for Sunday. */
export function listedFirstWeekday(locale: string): number {
  const region = regionOf(locale);
  if (SUNDAY_FIRST.split(' ').includes(region)) return SUNDAY;
  return SATURDAY_FIRST.split(' ').includes(region) ? SATURDAY : MONDAY;
}

/** The first day of the week in the person's locale: 1 for Monday to 7 for Sunday. */
export function firstWeekday(locale = ownLocale()): number {
  const own: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return own.getWeekInfo?.().firstDay ?? listedFirstWeekday(locale);
}
