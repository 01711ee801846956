import { expect, test } from 'vitest';
import { testNames } from './testing/test-names.mjs';

const TESTS = `
describe('a clock', () => {
  it('ticks', () => undefined);
  it.each(zones)('is right in %s', () => undefined);
  describe.each(sizes)('of $size', () => it("says 'now'", () => undefined));
});
for (const zone of ZONES) test(\`wakes in \${zone}\`, async ({ page }) => {
  await test.step('sleeps', () => undefined);
});
it.skip('rests', () => undefined);
it.todo('dreams');
regex.test('no test');
`;

const STORIES = `
export const Shown: Story = {};
export const Opened: Story = { play: async () => undefined };
`;

test('names tests after their groups, as they are written', () => {
  expect(testNames('clock.test.ts', TESTS)).toEqual([
    'a clock › ticks',
    'a clock › is right in %s',
    "a clock › of $size › says 'now'",
    'wakes in ${zone}',
  ]);
});

test('names the stories that do something', () => {
  expect(testNames('clock.stories.tsx', STORIES)).toEqual(['Opened']);
});
