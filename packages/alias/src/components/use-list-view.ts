import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type ListView, paramsOf, viewOf } from '../model/alias-list';

/**
 * The filter and order of the list, kept in the address bar (`?q=…&sort=…`), so that it can be reloaded, shared and
 * gone back to. Typing replaces the address; it adds no steps to the history.
 */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [shown, setShown] = useState(() => ({ key, view: viewOf(params) }));

  // The router follows a moment after the fingers, so what is typed is kept here; other moves come from the address.
  if (shown.key !== key)
    setShown({ key, view: type === NavigationType.Replace ? shown.view : viewOf(params) });

  function change(changed: Partial<ListView>) {
    const view = { ...shown.view, ...changed };
    setShown({ ...shown, view });
    setParams(paramsOf(view), { replace: true });
  }

  return [shown.view, change];
}
