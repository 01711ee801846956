/** The most days that a forecast looks ahead. */
export const FARTHEST_DAYS = 14;

/** The weather codes of the WMO. */
export const CODES = { least: 0, most: 99 };

/** The coldest and hottest plausible temperatures, in °C: beyond all records, with some margin. */
export const TEMPERATURES = { least: -95, most: 60 };
