export { compareTexts } from './compare-texts';
export { counted, formatCount } from './counted';
export { firstWeekday } from './first-weekday';
export { formatNumber, formatPercent, withLatinDigits } from './format-number';
export { formatSize } from './format-size';
export { formatTime } from './format-time';
export { joinDate } from './join-date';
export { listed } from './listed';
export { ownLocale } from './own-locale';
