import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoServer, startDemo } from '@hub/pocketbase/testing';

const TODAY = '2026-11-21';

let server: DemoServer;

beforeAll(async () => {
  server = await startDemo(TODAY);
});

afterAll(async () => {
  await server.stop();
});

describe('the demo', () => {
  it.each(['owner', 'coach', 'sam', 'noor', 'ilse'])(
    'shows everybody something of their own before and after today: %s',
    async (name) => {
      const { client, id } = await server.open(name);
      for (const sign of ['<', '>=']) {
        const filter = `owner = "${id}" && expiryDate ${sign} "${TODAY}"`;
        expect(await client.collection('expiry').getFullList({ filter })).not.toHaveLength(0);
      }
    },
  );

  it.each([
    ['application/pdf', '.pdf'],
    ['image/jpeg', '.jpg'],
  ])('has documents that open: %s', async (type, ending) => {
    const { client } = await server.open('sam');
    const item = (await client.collection('expiry').getFullList()).find(({ document }) =>
      String(document).endsWith(ending),
    )!;
    const token = await client.files.getToken();
    const file = await fetch(client.files.getURL(item, String(item.document), { token }));
    expect(file.headers.get('content-type')).toBe(type);
  });

  it('has what expires in every state that a screen marks', async () => {
    const { client } = await server.open('sam');
    const items = await client.collection('expiry').getFullList();
    const days = items.map((item) => (Date.parse(String(item.expiryDate)) - Date.parse(TODAY)) / 86_400_000);
    for (const [from, to] of [
      [-366, -2],
      [-1, -1],
      [0, 0],
      [1, 30],
      [31, 366],
      [367, 3660],
    ] as const) {
      expect(days.filter((day) => day >= from && day <= to)).not.toHaveLength(0);
    }
  });
});
