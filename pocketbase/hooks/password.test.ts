import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password';

describe('passwordProblem', () => {
  it.each(['', 'short', 'x'.repeat(71), 'é'.repeat(36), '語'.repeat(24), '😀'.repeat(18)])(
    'takes %s',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
    },
  );

  it.each(['x'.repeat(72), 'é'.repeat(37), '語'.repeat(25), '😀'.repeat(19)])('refuses %s', (password) => {
    expect(passwordProblem(password)).toMatch(/^The password is too long/);
  });
});
