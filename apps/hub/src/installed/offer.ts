/** How the hub can be installed on this device; `done` if it runs installed, `insecure` if http prevents it. */
export type InstallWay = 'done' | 'ask' | 'ios' | 'menu' | 'insecure';

/** The event that Chromium fires when a page may ask to be installed (https://wicg.github.io/manifest-incubations). */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const listeners = new Set<() => void>();
let offer: InstallEvent | null = null;

function setOffer(next: InstallEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

// Listens from the start: Chromium fires the event once, even if the account page is not open yet.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setOffer(event as InstallEvent);
});
addEventListener('appinstalled', () => setOffer(null));

/** Calls `listener` when the way may have become another; gives the function that ends it. */
export function onInstallWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An iPad calls itself a Mac, which has no touch screen. */
function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** How the hub can be installed here. */
export function installWay(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return 'done';
  // Browsers let a hub on this very machine do all of it, also over http.
  if (!isSecureContext) return 'insecure';
  if (offer !== null) return 'ask';
  return isIos(navigator) ? 'ios' : 'menu';
}

/** Asks the browser to install the hub, where `installWay` is `ask`; it puts its own question to the person. */
export async function askToInstall(): Promise<void> {
  const current = offer;
  // An offer can be taken once.
  setOffer(null);
  await current?.prompt();
}
