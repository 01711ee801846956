import { describe, expect, it } from 'vitest';
import { TypicalHeight } from './typical-height';

describe('TypicalHeight', () => {
  it('is the guess until a row was seen', () => {
    expect(new TypicalHeight(82).value).toBe(82);
  });

  it('is the mean of the rows that were seen', () => {
    const height = new TypicalHeight(82);
    height.add(80);
    height.add(90);
    expect(height.value).toBe(85);
  });

  it('is whole pixels, as rows are measured', () => {
    const height = new TypicalHeight(82);
    for (const row of [87, 88, 88]) height.add(row);
    expect(height.value).toBe(88);
  });

  it('stands after twenty rows, so that the end of a list does not wander', () => {
    const height = new TypicalHeight(82);
    for (let row = 0; row < 20; row += 1) height.add(80);
    height.add(500);
    expect(height.value).toBe(80);
  });
});
