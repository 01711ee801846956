import { useState } from 'react';

const KEY = 'hub.keys';

/** Whether keys without Ctrl do something, which is kept on this device (`localStorage` `hub.keys`). */
export function useSingleKeys(): [areSingle: boolean, setSingle: (areSingle: boolean) => void] {
  const [areSingle, setState] = useState(() => {
    try {
      return localStorage.getItem(KEY) !== 'off';
    } catch {
      return true;
    }
  });
  const setSingle = (next: boolean) => {
    setState(next);
    try {
      if (next) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, 'off');
    } catch {
      // Where nothing can be kept, it holds until the page is left.
    }
  };
  return [areSingle, setSingle];
}
