import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The view of a list: the filter text, and the order. */
export interface ListView<Sort extends string> {
  query: string;
  sort: Sort;
}

/** The view that an address asks for (`?q=…&sort=…`); what it does not say, or says wrongly, is the first order. */
export function viewOf<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  params: URLSearchParams,
): ListView<Sort> {
  const sort = sorts.find((known) => known === params.get('sort'));
  return { query: params.get('q') ?? '', sort: sort ?? sorts[0] };
}

/** A view as the address holds it; the usual is left out. */
export function paramsOf<Sort extends string>(
  [usual]: readonly [Sort, ...Sort[]],
  { query, sort }: ListView<Sort>,
): Record<string, string> {
  return { ...(query === '' ? {} : { q: query }), ...(sort === usual ? {} : { sort }) };
}

/**
 * The filter and order of a list, kept in the address bar (`?q=…&sort=…`), so that it can be reloaded, shared and
 * gone back to; what else the address says stays. Typing replaces the address; it adds no steps to the history. `sorts` begins with the usual order.
 */
export function useListView<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
): [ListView<Sort>, (change: Partial<ListView<Sort>>) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [shown, setShown] = useState(() => ({ key, view: viewOf(sorts, params) }));

  // The router updates later than the input, so the typed text is state here; other changes come from the address.
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
