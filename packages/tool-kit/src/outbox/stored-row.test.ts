import { newRecordId } from '@hub/pb-client';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { carry } from '../testing/devices';
import { address, noteServer } from '../testing/note-windows';
import { outboxName } from './outbox-name';

/** What this release makes of the rows that other releases have stored on the device. */

const { person, phone, notes, openWindow, saved } = noteServer();

type Row = Record<string, unknown>;

/** Changes a note in a page that is then closed, and rewrites the row of that change. */
async function leaveRow(rewrite: (row: Row) => Row) {
  const old = await notes().create(newRecordId(), { email: address() });
  const { page, update, outbox } = openWindow();
  phone().carry = carry.lose;
  await update(old, { description: 'Gym' });
  outbox.close();
  page.kill();
  const next = openWindow();
  await next.page.run(async () => {
    const db = await openDB(outboxName(person().id), 1);
    const row = (await db.get('changes', 1)) as Row;
    await db.put('changes', rewrite(row));
    db.close();
  });
  await next.open();
  return { ...next, old };
}

function withoutFormat({ format, ...row }: Row): Row {
  expect(format).toBe(1);
  return row;
}

it('a row of before rows had a format is sent', async () => {
  const { waiting, comeBack } = await leaveRow(withoutFormat);
  expect(waiting()).toMatchObject([{ item: { description: 'Gym' }, refusal: null }]);
  await comeBack();
  expect(await saved()).toMatchObject([{ description: 'Gym' }]);
});

it('a record of before it had a field is shown with the field empty', async () => {
  const { waiting, comeBack } = await leaveRow((row) => {
    const { change } = row as { change: { before: Row } };
    const { retiredOn: _, ...before } = change.before;
    return { ...row, change: { ...change, before } };
  });
  expect(waiting()).toMatchObject([{ item: { description: 'Gym', retiredOn: null } }]);
  await comeBack();
  expect(await saved()).toMatchObject([{ description: 'Gym' }]);
});

const REWRITTEN: [string, (row: Row) => Row][] = [
  ['of a later format', (row) => ({ ...row, format: 2 })],
  ['of a tool that this release lacks', (row) => ({ ...row, collection: 'users' })],
  ['whose record can’t be read', (row) => ({ ...row, change: { ...(row.change as Row), before: {} } })],
  ['whose kind is not known', (row) => ({ ...row, change: { kind: 'move' } })],
];

it.each(REWRITTEN)('a row %s stays, is counted, and is not sent', async (_, rewrite) => {
  const { outbox, waiting, comeBack, page } = await leaveRow(rewrite);
  await comeBack();
  expect(waiting()).toEqual([]);
  expect(outbox.unsavedCount()).toBe(1);
  const [unreadable] = outbox.waiting.unreadable();
  expect(await saved()).toMatchObject([{ description: null }]);
  await page.run(() => outbox.discard(unreadable!));
  expect(outbox.unsavedCount()).toBe(0);
});

it('a later change of the same record is saved beside a row that can’t be read, which stays', async () => {
  const { outbox, old, update, comeBack } = await leaveRow((row) => ({ ...row, format: 2 }));
  await comeBack();
  await update(old, { description: 'Pool' });
  expect(await saved()).toMatchObject([{ description: 'Pool' }]);
  expect(outbox.unsavedCount()).toBe(1);
});

it('a row that nothing can be said of is passed over', async () => {
  const { outbox, comeBack, create } = await leaveRow(({ seq }) => ({ seq }));
  await comeBack();
  await create({ email: address() });
  expect(outbox.unsavedCount()).toBe(0);
  expect(await saved()).toHaveLength(2);
});
