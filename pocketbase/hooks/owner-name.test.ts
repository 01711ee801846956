import { expect, it } from 'vitest';
import { nameOfEmail } from './owner-name';

it.each([
  ['anna@example.com', 'Anna'],
  ['anna.smith+hub@example.com', 'Anna Smith'],
  ['jean-luc_picard1701@example.com', 'Jean Luc Picard'],
  ['émile@example.com', 'Émile'],
  ['2024@example.com', '2024'],
  ['+@example.com', '+'],
])('%s is %s', (email, name) => {
  expect(nameOfEmail(email)).toBe(name);
});
