import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The view of a list: its filter text and its order. */
export interface ListView<Sort extends string> {
  query: string;
  sort: Sort;
}

/** The view in an address (`?q=…&sort=…`); a missing or unknown order is the first one. */
export function viewOf<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  params: URLSearchParams,
): ListView<Sort> {
  const sort = sorts.find((known) => known === params.get('sort'));
  return { query: params.get('q') ?? '', sort: sort ?? sorts[0] };
}

/** A view as query parameters; the defaults are left out. */
export function paramsOf<Sort extends string>(
  [usual]: readonly [Sort, ...Sort[]],
  { query, sort }: ListView<Sort>,
): Record<string, string> {
  return { ...(query === '' ? {} : { q: query }), ...(sort === usual ? {} : { sort }) };
}

/**
 * The filter and order of a list, stored in the query (`?q=…&sort=…`), so that a reload, a shared link and
 * Back restore them; other parameters stay. Typing replaces the history entry. `sorts` begins with the
 * default order.
 */
export function useListView<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
): [ListView<Sort>, (change: Partial<ListView<Sort>>) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [shown, setShown] = useState(() => ({ key, view: viewOf(sorts, params) }));

  // The router updates later than the input, so the typed text is state here; other changes come from the
  // address.
  if (shown.key !== key)
    setShown({ key, view: type === NavigationType.Replace ? shown.view : viewOf(sorts, params) });

  function change(changed: Partial<ListView<Sort>>) {
    const view = { ...shown.view, ...changed };
    setShown({ ...shown, view });
    setParams(
      (others) => {
        others.delete('q');
        others.delete('sort');
        return { ...Object.fromEntries(others), ...paramsOf(sorts, view) };
      },
      { replace: true },
    );
  }

  return [shown.view, change];
}
