/** What the home tile says of the tool before it knows more. */
export const TAGLINE = 'Passports and such';
