import { useReducer } from 'react';
import { type EditState, reduceEdit, type SaveEnd } from '../model/edit-state';
import { addressProblem, type CustomDraft, EMPTY_DRAFT, newAlias } from '../model/new-alias';
import { useSaveAlias } from './use-save-alias';

const START: EditState<CustomDraft> = { step: 'editing', draft: EMPTY_DRAFT, problem: null };

/** The custom form: what is typed, and its save. */
export function useCustomAlias() {
  const [state, dispatch] = useReducer(reduceEdit<CustomDraft>, START);
  const saveAlias = useSaveAlias();
  const draft = state.step === 'editing' || state.step === 'saving' ? state.draft : EMPTY_DRAFT;

  async function save() {
    dispatch({ type: 'save' });
    const problem = addressProblem(draft);
    const end: SaveEnd = problem
      ? { type: 'fail', problem }
      : await saveAlias(newAlias(draft.address, draft.description));
    dispatch(end);
  }

  return {
    draft,
    busy: state.step === 'saving',
    saved: state.step === 'saved',
    problem: state.step === 'editing' ? state.problem : null,
    change: (changes: Partial<CustomDraft>) =>
      dispatch({ type: state.step === 'saved' ? 'open' : 'change', draft: { ...draft, ...changes } }),
    save,
  };
}
