import { useState } from 'react';

const KEY = 'hub.keys';

/** Whether shortcuts without Ctrl are on, which is stored on this device (`localStorage` `hub.keys`). */
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
      // If nothing can be stored, it applies until the page is closed.
    }
  };
  return [areSingle, setSingle];
}
