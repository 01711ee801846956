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
  | { step: 'saved'; draft: Draft };

/** How a save ends. */
export type SaveEnd = { type: 'succeed' } | { type: 'fail'; problem: SaveProblem };

/** What happens to something editable. */
export type EditAction<Draft> =
  { type: 'open' | 'change'; draft: Draft } | { type: 'cancel' | 'save' } | SaveEnd;

function open<Draft>(state: EditState<Draft>, action: EditAction<Draft>): EditState<Draft> {
  return action.type === 'open' ? { step: 'editing', draft: action.draft, problem: null } : state;
}

function edit<Draft>(
  state: EditState<Draft> & { step: 'editing' },
  action: EditAction<Draft>,
): EditState<Draft> {
  if (action.type === 'change') return { ...state, draft: action.draft };
  if (action.type === 'save') return { step: 'saving', draft: state.draft };
  return action.type === 'cancel' ? { step: 'viewing' } : state;
}

function endSave<Draft>(
  state: EditState<Draft> & { step: 'saving' },
  action: EditAction<Draft>,
): EditState<Draft> {
  const { draft } = state;
  if (action.type === 'succeed') return { step: 'saved', draft };
  return action.type === 'fail' ? { step: 'editing', draft, problem: action.problem } : state;
}

/**
 * The next state. What does not belong to a step changes nothing: an answer that comes when nothing is being
 * saved, a key pressed while something is. A failed save is edited on with all that was typed.
 */
export function reduceEdit<Draft>(state: EditState<Draft>, action: EditAction<Draft>): EditState<Draft> {
  if (state.step === 'editing') return edit(state, action);
  return state.step === 'saving' ? endSave(state, action) : open(state, action);
}

/** Whether something would be lost with the state: it is being edited or saved. */
export function isOpen<Draft>(
  state: EditState<Draft>,
): state is EditState<Draft> & { step: 'editing' | 'saving' } {
  return state.step === 'editing' || state.step === 'saving';
}

/** What is left of a state when its save is no longer waited for: it is being edited again. */
export function reopened<Draft>(state: EditState<Draft>): EditState<Draft> {
  return state.step === 'saving' ? { step: 'editing', draft: state.draft, problem: null } : state;
}
