import { expect, it } from 'vitest';
import { partsOf } from './search';

it.each([
  ['Barbell Lunge', 'lunge', ['Barbell ', '[Lunge]']],
  ['Barbell Lunge', 'l bar', ['[Bar]', 'be', '[l]', '[l]', ' ', '[L]', 'unge']],
  ['Run (easy)', '(', ['Run ', '[(]', 'easy)']],
  ['Plank', ' ', ['Plank']],
])('cuts %j where %j stands', (text, query, parts) => {
  expect(partsOf(text, query).map((part) => (part.isFound ? `[${part.text}]` : part.text))).toEqual(parts);
});
