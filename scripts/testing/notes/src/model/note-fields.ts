import { notesLimits } from '@hub/pb-client';
import { sharedField, textField } from '@hub/tool-kit';

/** The fields of a note, in the order of the form. */
export const noteFields = {
  name: textField({ label: 'Name', limit: notesLimits.name, required: 'Give it a name, such as Wi-Fi.' }),
  text: textField({ label: 'Text', limit: notesLimits.text }),
  shared: sharedField,
};
