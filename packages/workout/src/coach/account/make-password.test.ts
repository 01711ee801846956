import { newPasswordProblem } from '@hub/auth';
import { expect, it } from 'vitest';
import { makePassword } from './make-password';

it('makes a password that can be read out and that the server takes, another each time', () => {
  const made = Array.from({ length: 50 }, () => makePassword());
  for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(made).size).toBe(50);
  expect(newPasswordProblem(made[0] ?? '')).toBeUndefined();
});

it('draws again what would make some symbols likelier than others', () => {
  const bytes = [255, 248, 0];
  const draw = () => Uint8Array.of(bytes.length > 0 ? (bytes.shift() ?? 0) : 1);
  expect(makePassword(draw)).toBe('abbb-bbbb-bbbb-bbbb');
});
