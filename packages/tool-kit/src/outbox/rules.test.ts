import { count, flag, optionalText, pb, text } from '@hub/pb-client';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sharedField, textField } from '../record/field';
import { recordRepository } from '../record/record-repository';
import { defineOutbox } from './rules';

const schema = v.object({ id: text, email: text, description: optionalText, shared: flag, rev: count });
type Note = v.InferOutput<typeof schema>;
interface Values {
  email: string;
  description: string;
  shared: boolean;
  document?: File;
}

const fields = {
  email: textField({ label: 'Title' }),
  description: textField({ label: 'Note' }),
  shared: sharedField,
};
const outboxWith = (canWait?: (values: Partial<Values>) => boolean) =>
  defineOutbox<Note, Values, typeof fields>({
    records: { repository: recordRepository(pb, { collection: 'aliases', schema }), key: ['notes'] },
    fields,
    itemParser: schema,
    besides: () => ({}),
    nameOf: ({ email }) => email,
    pathOf: (id) => `/note/${id}`,
    ...(canWait && { canWait }),
  });
const rules = outboxWith();

const opened: Note = { id: 'note', email: 'Gym', description: null, shared: false, rev: 1 };

describe('records whose fields stand in a table', () => {
  it('are made of what is typed over nothing, and read as the server gives them', () => {
    const values = { email: 'Gym', description: '' };
    expect(rules.creation?.made('note', values, 'mei', new Date(0))).toEqual({ ...opened, rev: 0 });
  });

  it('are changed in what was sent', () => {
    const changes = { description: 'Legs' };
    expect(rules.changed(opened, changes)).toEqual({ ...opened, description: 'Legs' });
    expect(rules.changed({ ...opened, ...changes }, { description: '' })).toEqual(opened);
    expect(rules.merged({ email: 'Pool', description: 'A' }, { description: 'B' })).toEqual({
      email: 'Pool',
      description: 'B',
    });
  });

  it('ask about what somebody else has otherwise, and name what only they changed', () => {
    const theirs = { ...opened, description: 'Arms', shared: true, rev: 2 } as Note;
    const { contested, theirsAlone } = rules.conflict(opened, { description: 'Legs' }, theirs);
    expect(contested).toEqual([{ label: 'Note', mine: 'Legs', theirs: 'Arms' }]);
    expect(theirsAlone).toHaveLength(1);
    expect(rules.conflict(opened, { description: 'Arms' }, theirs).contested).toEqual([]);
  });

  it('know what of a change is not saved yet', () => {
    const saved = { ...opened, description: 'Legs' } as Note;
    expect(rules.missing({ email: 'Pool', description: 'Legs' }, saved)).toEqual({ email: 'Pool' });
    expect(rules.missing({ email: 'Gym', description: 'Legs' }, saved)).toBeNull();
    // A change that was reverted is not saved as long as the record has the value in between.
    expect(rules.missing({ description: '' }, saved)).toEqual({ description: '' });
  });

  it('give way to the other as a whole, or stay as they are', () => {
    const changes = { description: 'Legs' };
    expect(rules.mergedOver(changes, opened)).toEqual(changes);
    expect(rules.leftBeside(changes, opened)).toBeNull();
  });

  it('wait, but for what their tool keeps from it', () => {
    expect(rules.canWait({ email: 'Gym' })).toBe(true);
    const withoutFiles = outboxWith(({ document }) => document === undefined);
    expect(withoutFiles.canWait({ document: new File([], 'passport.pdf') })).toBe(false);
    expect(withoutFiles.canWait({ email: 'Gym' })).toBe(true);
  });
});
