/** The warning that a signature is removed. */
export const SIGNATURE =
  'Its signature will no longer be valid: it is removed, but its picture on the page stays.';
/** The label of details about keys that only the program that wrote them knows. */
export const UNKNOWN_KEY = 'Private data';
