import { useSyncExternalStore } from 'react';

/** The person's choice; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'hub.theme';
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function applyTheme(theme: string | null): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === KEY) applyTheme(event.newValue);
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice applies until the page is closed.
  }
}

/**
 * The chosen theme, stored on this device (`localStorage` `hub.theme`) and set as `data-theme` of `<html>`;
 * `theme-init.js` restores it before the first paint. All open tabs follow.
 */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme, (): Theme => 'system');
  return { theme, setTheme: chooseTheme };
}
