import { expect, it } from 'vitest';
import { capitalized } from './capitalized';

it.each([
  ['', ''],
  ['a', 'A'],
  ['monday', 'Monday'],
  ['front and side', 'Front and side'],
  ['GPS time', 'GPS time'],
  ['élan', 'Élan'],
  ['3 sets', '3 sets'],
])('capitalizes “%s” as “%s”', (text, capital) => {
  expect(capitalized(text)).toBe(capital);
});
