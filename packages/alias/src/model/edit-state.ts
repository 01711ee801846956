/** Why a save failed: a sentence for the person, and one for each field that was refused. */
export interface SaveProblem {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Where something editable stands: viewing, then editing, then saving, then saved (specification §4). */
export type EditState<Draft> =
  | { step: 'viewing' }
  | { step: 'editing'; draft: Draft; problem: SaveProblem | null }
  | { step: 'saving'; draft: Draft }
  | { step: 'saved' };

/** What happens to something editable. */
export type EditAction<Draft> =
  | { type: 'open' | 'change'; draft: Draft }
  | { type: 'cancel' | 'save' | 'succeed' }
  | { type: 'fail'; problem: SaveProblem };

function reduceEditing<Draft>(state: EditState<Draft> & { step: 'editing' }, action: EditAction<Draft>) {
  if (action.type === 'change') return { ...state, draft: action.draft };
  if (action.type === 'save') return { step: 'saving', draft: state.draft } as const;
  return action.type === 'cancel' ? ({ step: 'viewing' } as const) : state;
}

/**
 * The next state. What does not belong to a step is no step: an answer that comes when nothing is being saved
 * changes nothing, and a failed save is edited on with all that was typed.
 */
export function reduceEdit<Draft>(state: EditState<Draft>, action: EditAction<Draft>): EditState<Draft> {
  switch (state.step) {
    case 'viewing':
      return action.type === 'open' ? { step: 'editing', draft: action.draft, problem: null } : state;
    case 'editing':
      return reduceEditing(state, action);
    case 'saving':
      if (action.type === 'succeed') return { step: 'saved' };
      return action.type === 'fail'
        ? { step: 'editing', draft: state.draft, problem: action.problem }
        : state;
    case 'saved':
      return state;
  }
}
