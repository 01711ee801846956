import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { address, alias, send, statuses, undo } from './importing';
import { longestWait } from './longest-wait';
import { TIME_LIMITS } from '../../time-limits.mjs';

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer();
  person = await server.createUser();
});

afterAll(() => server.stop());

describe('others', () => {
  let other: TestUser;

  beforeAll(async () => {
    other = await server.createUser();
  });

  const many = (count: number) => Array.from({ length: count }, () => alias(address(), 'A shop'));

  it(
    'save while somebody imports 10,000 rows and takes them back',
    { timeout: TIME_LIMITS.program },
    async () => {
      let id: string | null = null;
      const save = async () => {
        const made = await send(person.client, many(10_000));
        expect(new Set(statuses(made))).toEqual(new Set(['new']));
        id = made.id;
      };
      expect(await longestWait(other, save)).toBeLessThan(0.4);
      const takeBack = async () =>
        expect(await undo(person.client, id)).toEqual({ removed: 10_000, restored: 0, kept: 0 });
      expect(await longestWait(other, takeBack)).toBeLessThan(0.4);
    },
  );

  it('save while somebody looks at what a file would do', async () => {
    const look = () => send(person.client, many(2_000), { mode: 'preview' });
    expect(await longestWait(other, look)).toBeLessThan(0.4);
  });
});
