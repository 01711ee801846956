/** No forecast looks farther ahead, in days. */
export const FARTHEST_DAYS = 14;

/** The weather codes of the WMO. */
export const CODES = { least: 0, most: 99 };

/** It was never colder or hotter anywhere on earth, with some room. °C. */
export const TEMPERATURES = { least: -95, most: 60 };
