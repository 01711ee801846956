import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { address, alias, card, send, statuses, undo } from './importing';

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer();
});

beforeEach(async () => {
  person = await server.createUser();
});

afterAll(() => server.stop());

const aliases = () => person.client.collection('aliases');

describe('an import', () => {
  it('makes what is new, as its person’s own', async () => {
    const [one, two] = [address(), address()];
    const { id, rows } = await send(person.client, [alias(one, 'A shop'), alias(two)]);
    expect(rows.map(({ status }) => status)).toEqual(['new', 'new']);
    expect(await aliases().getOne(rows[0]!.id)).toMatchObject({
      ...{ email: one, description: 'A shop', owner: person.id, shared: false, rev: 1 },
    });
    const [kept] = await person.client.collection('imports').getFullList();
    expect(kept).toMatchObject({ id, tool: 'alias', source: 'addy', added: 2, changed: 0, undone: '' });
  });

  it('goes on over several requests, and is undone as one', async () => {
    const first = await send(person.client, [alias(address()), alias(address())]);
    const continues = String(first.id);
    const here = (await aliases().getOne<{ email: string }>(first.rows[0]!.id)).email;
    const second = await send(person.client, [alias(address()), alias(here)], { continues });
    expect(second).toMatchObject({ id: first.id, rows: [{ status: 'new' }, { status: 'here' }] });
    expect(await send(person.client, [alias(here)], { continues })).toMatchObject({ id: first.id });
    const [kept, ...others] = await person.client.collection('imports').getFullList();
    expect(kept).toMatchObject({ id: first.id, added: 3, changed: 0 });
    expect(others).toEqual([]);
    expect(await undo(person.client, first.id)).toEqual({ removed: 3, restored: 0, kept: 0 });
    const refused = { status: 404 };
    expect(await refusal(send(person.client, [alias(address())], { continues }))).toMatchObject(refused);
    const stranger = await server.createUser();
    const theirs = await send(stranger.client, [alias(address())]);
    const another = send(person.client, [alias(address())], { continues: String(theirs.id) });
    expect(await refusal(another)).toMatchObject(refused);
  });

  it('makes nothing twice of the same file, and nothing of it is kept', async () => {
    const file = [alias(address()), alias(address(), 'A shop')];
    const first = await send(person.client, file);
    const second = await send(person.client, file);
    expect(second).toEqual({
      id: null,
      rows: first.rows.map(({ id }) => ({ status: 'here', id })),
    });
    expect(await person.client.collection('imports').getFullList()).toHaveLength(1);
  });

  it('makes nothing twice of a file that is sent again while it is being taken in', async () => {
    const file = Array.from({ length: 300 }, (_, at) => card({ name: `Shop ${at}`, cardId: String(at) }));
    const tool = { tool: 'loyalty', source: 'csv' };
    const answers = await Promise.all([1, 2, 3].map(() => send(person.client, file, tool)));
    expect(answers.flatMap(statuses).sort()).toEqual([
      ...Array.from({ length: 600 }, () => 'here'),
      ...Array.from({ length: 300 }, () => 'new'),
    ]);
    expect(await person.client.collection('loyalty').getFullList()).toHaveLength(300);
  });

  it('knows what was made by hand, in any case, and says which fields change', async () => {
    const email = address();
    const { id } = await aliases().create({ email, description: 'Old' });
    const { rows } = await send(person.client, [alias(email.toUpperCase(), 'New')]);
    expect(rows).toEqual([
      {
        status: 'changed',
        id,
        changes: [
          { field: 'email', from: email, to: email.toUpperCase() },
          { field: 'description', from: 'Old', to: 'New' },
        ],
        isTouched: false,
      },
    ]);
    expect(await aliases().getOne(id)).toMatchObject({ description: 'New', rev: 2 });
  });

  it('leaves what the file leaves empty', async () => {
    const email = address();
    const { id } = await aliases().create({ email, description: 'Old' });
    expect(statuses(await send(person.client, [alias(email)]))).toEqual(['here']);
    expect(await aliases().getOne(id)).toMatchObject({ description: 'Old', rev: 1 });
  });

  it('finds what was renamed here by the key of its source', async () => {
    const first = await send(person.client, [{ ...card(), key: '7' }], { tool: 'loyalty' });
    await person.client.collection('loyalty').update(first.rows[0]!.id, { name: 'My shop' });
    const second = await send(person.client, [{ ...card(), key: '7' }], { tool: 'loyalty' });
    expect(second.rows).toEqual([
      {
        status: 'changed',
        id: first.rows[0]!.id,
        changes: [{ field: 'name', from: 'My shop', to: 'Shop' }],
        isTouched: false,
      },
    ]);
  });

  it('tells items of Expiry apart that are alike but for their country', async () => {
    const item = (country: string) => ({
      values: { name: 'Vignette', person: '', expiryDate: '2027-01-31', category: 'Car', country },
    });
    const tool = { tool: 'expiry', source: 'csv' };
    const { rows } = await send(person.client, [item('AT'), item('CH')], tool);
    expect(statuses({ rows })).toEqual(['new', 'new']);
    expect(statuses(await send(person.client, [item('CH'), item('SI')], tool))).toEqual(['here', 'new']);
    expect(await person.client.collection('expiry').getOne(rows[0]!.id)).toMatchObject({
      country: 'AT',
      rev: 1,
    });
  });

  it('knows a name in another Unicode form, and with spaces of another kind', async () => {
    const item = (name: string) => ({ values: { name, person: '', expiryDate: '2027-01-31', country: '' } });
    const tool = { tool: 'expiry', source: 'csv' };
    await send(person.client, [item('Führerschein für Ada')], tool);
    expect(statuses(await send(person.client, [item('Fu\u0308hrerschein fu\u0308r Ada')], tool))).toEqual([
      'here',
    ]);
    const spaced = await send(person.client, [item('Führerschein\u00a0 für Ada')], tool);
    expect(statuses(spaced)).toEqual(['changed']);
  });

  it('takes a row for one of the records that its file can’t tell apart, where such a record has all of it', async () => {
    const items = person.client.collection('expiry');
    const vignette = { name: 'Vignette', expiryDate: '2027-01-31', category: 'Car' };
    for (const country of ['AT', 'CH']) await items.create({ ...vignette, country, person: 'Ada' });
    const tool = { tool: 'expiry', source: 'ics' };
    const file = [vignette, vignette, { ...vignette, expiryDate: '2028-01-31' }].map((values) => ({
      values,
    }));
    expect(statuses(await send(person.client, file, { ...tool, mode: 'preview' }))).toEqual([
      ...['here', 'here', 'new'],
    ]);
    expect(statuses(await send(person.client, [...file, { values: vignette }], tool))).toEqual([
      ...['here', 'here', 'new', 'refused'],
    ]);
    expect(
      statuses(await send(person.client, [{ values: { ...vignette, category: 'Boat' } }], tool)),
    ).toEqual(['new']);
    expect(await items.getFullList()).toHaveLength(4);
  });

  it('refuses rows with the sentences of a save, and takes the others', async () => {
    const stranger = await server.createUser();
    const [own, theirs] = [address(), address()];
    await stranger.client.collection('aliases').create({ email: theirs });
    const { rows } = await send(person.client, [
      alias('no address'),
      alias(theirs),
      alias(own),
      alias(own, 'again'),
    ]);
    expect(rows).toEqual([
      { status: 'refused', problems: { email: 'Must be a valid email address.' } },
      { status: 'refused', problems: { email: 'That alias already exists.' } },
      { status: 'new', id: rows[2]!.id },
      { status: 'refused', problems: { email: 'The file has this twice. The first one is used.' } },
    ]);
    const cards = await send(
      person.client,
      [card({ expiryDate: '2026-02-30' }), card({ type: 'qrcode', cardId: 'A' })],
      {
        tool: 'loyalty',
      },
    );
    expect(cards.rows.map(({ problems }) => Object.keys(problems ?? {}))).toEqual([
      ['expiryDate'],
      ['cardId'],
    ]);
    expect(cards.rows[0]?.problems).toEqual({ expiryDate: 'Enter a date that exists.' });
  });

  it('asks for the files that a record lacks', async () => {
    const first = await send(person.client, [card({}, ['front'])], { tool: 'loyalty' });
    expect(statuses(first)).toEqual(['new']);
    const second = await send(person.client, [card({}, ['front'])], { tool: 'loyalty' });
    expect(second.rows[0]?.changes).toEqual([{ field: 'front', from: '', to: 'file' }]);
  });
});

describe('a preview', () => {
  it('says what a save does, and does nothing', async () => {
    const email = address();
    await aliases().create({ email, description: 'Old' });
    const file = [alias(address()), alias(email, 'New'), alias('no address')];
    const preview = await send(person.client, file, { mode: 'preview' });
    expect(statuses(preview)).toEqual(['new', 'changed', 'refused']);
    expect(preview.id).toBeNull();
    expect(await aliases().getFullList()).toMatchObject([{ description: 'Old', rev: 1 }]);
    expect(await person.client.collection('imports').getFullList()).toEqual([]);
    expect((await send(person.client, file)).rows).toEqual(preview.rows);
  });
});

describe('an undo', () => {
  it('deletes what is new and sets back what is changed, once', async () => {
    const email = address();
    const { id } = await aliases().create({ email, description: 'Old' });
    const made = await send(person.client, [alias(address()), alias(email, 'New')]);
    expect(await undo(person.client, made.id)).toEqual({ removed: 1, restored: 1, kept: 0 });
    expect(await aliases().getFullList()).toMatchObject([{ id, description: 'Old' }]);
    expect(await refusal(undo(person.client, made.id))).toEqual({
      ...{ status: 400, fields: { import: 'This import is already undone.' } },
    });
  });

  it('keeps what somebody has touched since, and counts it', async () => {
    const email = address();
    await aliases().create({ email, description: 'Old' });
    const made = await send(person.client, [alias(address()), alias(address()), alias(email, 'New')]);
    await aliases().update(made.rows[0]!.id, { description: 'Mine' });
    await aliases().delete(made.rows[1]!.id);
    await aliases().update(made.rows[2]!.id, { shared: true });
    expect(await undo(person.client, made.id)).toEqual({ removed: 0, restored: 0, kept: 2 });
  });

  it('takes the pictures back that were uploaded for the import, and no later change', async () => {
    const ids = ['123', '124', '125', '126'];
    const rows = ids.map((cardId) => card({ cardId }, ['front']));
    const made = await send(person.client, rows, { tool: 'loyalty' });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      'base64',
    );
    const cards = person.client.collection('loyalty');
    const [uploaded = '', noted = '', replaced = ''] = made.rows.map(({ id }) => id);
    for (const id of [uploaded, replaced, replaced])
      await cards.update(id, { front: new File([png], 'front.png') });
    await cards.update(noted, { note: 'Mine' });
    expect(await undo(person.client, made.id)).toEqual({ removed: 2, restored: 0, kept: 2 });
    const left = await cards.getFullList();
    expect(left.map(({ id }) => id).sort()).toEqual([noted, replaced].sort());
  });

  it('is there for seven days; then the import is forgotten', async () => {
    const made = await send(person.client, [alias(address())]);
    const imports = server.superuser.collection('imports');
    const { until } = await imports.getOne<{ until: string }>(made.id ?? '');
    const days = (Date.parse(until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await imports.update(made.id ?? '', { until: new Date(Date.now() - 1000).toISOString() });
    expect(await refusal(undo(person.client, made.id))).toMatchObject({
      ...{ status: 400, fields: { import: 'It is too late to undo this import.' } },
    });
    const kept = await send(person.client, [alias(address())]);
    await server.superuser.send('/api/crons/hub-old-imports', { method: 'POST' });
    await expect
      .poll(async () => (await person.client.collection('imports').getFullList()).map(({ id }) => id))
      .toEqual([kept.id]);
    const entries = await server.superuser.collection('import_entries').getFullList();
    expect(entries.filter(({ import: id }) => id === made.id)).toEqual([]);
    expect(await aliases().getOne(made.rows[0]!.id)).toMatchObject({ rev: 1 });
  });
});
