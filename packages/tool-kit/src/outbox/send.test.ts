import { HubError } from '@hub/pb-client';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { textField } from '../record/field';
import type { RecordRepository } from '../record/record-repository';
import type { Change, StoredChange } from './change';
import { defineOutbox } from './rules';
import { send } from './send';

const schema = v.object({ id: v.string(), rev: v.number(), name: v.string(), balance: v.string() });
type Card = v.InferOutput<typeof schema>;
type Values = Pick<Card, 'name' | 'balance'>;

const fields = {
  name: textField({ label: 'Name' }),
  balance: { ...textField({ label: 'Balance' }), equalChangeHint: 'Take yours off once more.' },
};

/** The rules of cards on a hub that has `latest`, which somebody may have changed. */
function rulesOn(latest: Card) {
  const repository = {
    collection: 'loyalty',
    get: () => Promise.resolve(latest),
    update: () => Promise.reject(new HubError('conflict')),
  } as unknown as RecordRepository<Card, Values>;
  return defineOutbox({
    records: { repository, key: ['cards'] },
    fields,
    itemParser: schema,
    besides: () => ({}),
    nameOf: ({ name }) => name,
    pathOf: (id) => `/card/${id}`,
  });
}

const card: Card = { id: 'card', rev: 1, name: 'Grocer', balance: '20' };
const spent: Change = { kind: 'update', before: card, changes: { balance: '15' } };
const renamed: Change = { kind: 'update', before: card, changes: { name: 'Market' } };
const created = (values: Partial<Values>): Change => ({
  kind: 'create',
  values: { name: 'Grocer', ...values },
});

const stored = (change: Change, tried: Change[] = []): StoredChange => ({
  ...{ seq: 1, person: 'mei', collection: 'loyalty', recordId: 'card', change },
  ...{ version: 1, tried, refusal: null, since: 0 },
});

describe('a value that is reckoned from the old one', () => {
  const theirs = { ...card, rev: 2, balance: '15' };

  it('is asked about where somebody else came to the same', async () => {
    expect(await send(rulesOn(theirs), stored(spent))).toEqual({ kind: 'conflict', change: spent, theirs });
    const tenOff: Change = { ...spent, changes: { balance: '10' } };
    expect(await send(rulesOn(theirs), stored(spent, [tenOff]))).toMatchObject({ kind: 'conflict' });
  });

  it('counts as saved where an attempt of it may have reached the hub', async () => {
    expect(await send(rulesOn(theirs), stored(spent, [spent]))).toEqual({ kind: 'saved', record: theirs });
  });

  it('is asked about in a record that was made here, and changed here and there since', async () => {
    const tried = [created({ balance: '20' })];
    const change = created({ balance: '15' });
    expect(await send(rulesOn(theirs), stored(change, tried))).toMatchObject({ kind: 'conflict', theirs });
    expect(await send(rulesOn(theirs), stored(change, [...tried, spent]))).toMatchObject({ kind: 'saved' });
  });
});

it('counts a value that is no sum as saved where somebody else has saved the same', async () => {
  const theirs = { ...card, rev: 2, name: 'Market' };
  expect(await send(rulesOn(theirs), stored(renamed))).toEqual({ kind: 'saved', record: theirs });
});
