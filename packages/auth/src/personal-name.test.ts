import { expect, it } from 'vitest';
import { isOfAnother } from './personal-name';

const MEI = 'mei000000000000';
const ADAM = 'adam00000000000';

it.each([`hub.kept.${ADAM}.result.${MEI}`, `hub.alias.domain.${ADAM}`, `hub-outbox-${ADAM}`, ADAM])(
  '%s is of another, and of somebody',
  (name) => {
    expect(isOfAnother(name, MEI)).toBe(true);
    expect(isOfAnother(name)).toBe(true);
    expect(isOfAnother(name, ADAM)).toBe(false);
  },
);

it.each([
  ...['hub.theme', 'hub.keys', 'hub_id', 'pocketbase_auth', 'hub-kept-queries', 'hub-progress-photos'],
  ...['react-router-scroll-positions', `hub.x${ADAM}`, `hub.${ADAM}x`, 'hub.ADAM00000000000', ''],
])('%j is nobody’s', (name) => {
  expect(isOfAnother(name)).toBe(false);
});
