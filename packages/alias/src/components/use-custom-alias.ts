import { useKeepForm } from '@hub/pb-client';
import { useReducer } from 'react';
import { type EditState, reduceEdit, type SaveEnd } from '../model/edit-state';
import { addressProblem, type CustomDraft, EMPTY_DRAFT, hasText, newAlias } from '../model/new-alias';
import { usePageKey } from './use-page-key';
import { useSaveAlias } from './use-save-alias';

function begin(draft: CustomDraft | null): EditState<CustomDraft> {
  return { step: 'editing', draft: draft ?? EMPTY_DRAFT, problem: null };
}

/** The custom form: what is typed, from what was kept when a session ended, and its save. */
export function useCustomAlias(kept: CustomDraft | null) {
  const [state, dispatch] = useReducer(reduceEdit<CustomDraft>, kept, begin);
  const saveAlias = useSaveAlias();
  const draft = state.step === 'editing' || state.step === 'saving' ? state.draft : EMPTY_DRAFT;
  useKeepForm(usePageKey('custom'), hasText(draft) ? draft : null);

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
