import { coach_notesLimits } from '@hub/pb-client';
import { textField } from '@hub/tool-kit';

/** The fields of a coach's note; the form can't change its athlete. */
export const noteFields = {
  user: textField({ label: 'Athlete', isHidden: true }),
  text: textField({ label: 'Note', limit: coach_notesLimits.text, required: 'Write something first.' }),
};
