import { draftOf, problemsOf } from '@hub/tool-kit';
import { expect, it } from 'vitest';
import { noteFields } from './note-fields';

it('asks for a name', () => {
  expect(problemsOf(noteFields, draftOf(noteFields, null))).toMatchObject({
    name: 'Give it a name, such as Wi-Fi.',
  });
});
