import type { PageMessage } from './messages';

/** A message of the hub, as a push brings it; `notification` is what Safari shows by itself (declarative Web Push). */
interface PushMessage {
  notification: { title: string; body: string; navigate: string; tag: string };
  message: string;
  /** What opens the buttons; empty where there are none. */
  actionKey: string;
  /** Whether what it is about gets a new date in place of the old one. */
  isRenewable: boolean;
}

/** What a notification carries for the tap on it. */
interface TapData {
  /** Where it leads, within this hub. */
  path: string;
  message: string;
  actionKey: string;
}

/** The part of a notification's options that TypeScript does not know yet. */
interface Options extends NotificationOptions {
  actions?: { action: string; title: string }[];
}

const BUTTONS = [
  { action: 'done', title: 'Done' },
  { action: 'snooze', title: 'Tomorrow' },
];
/** Opens the page with the question for the new date. */
const RENEW = { action: 'renew', title: 'Renew' };

/**
 * What is shown for a push. The address of the hub may be another one on this device than the one that the owner has set, so
 * only its path counts.
 */
export function notificationOf(push: unknown): { title: string; options: Options } {
  const { notification, message, actionKey, isRenewable } = push as PushMessage;
  const { pathname, search } = new URL(notification.navigate);
  const data: TapData = { path: pathname + search, message, actionKey };
  return {
    title: notification.title,
    options: {
      ...{ body: notification.body, tag: notification.tag, data },
      icon: '/icon-192.png',
      ...(actionKey !== '' && { actions: isRenewable ? [...BUTTONS, RENEW] : BUTTONS }),
    },
  };
}

/** Does what a button says. Throws where the hub did not take it. */
async function act({ message, actionKey }: TapData, action: string): Promise<void> {
  const answer = await fetch('/api/hub/reminders/act', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, key: actionKey, action }),
  });
  if (!answer.ok) throw new Error(`The hub answered ${String(answer.status)}.`);
}

/** A window of the hub, as far as the worker uses it. */
interface OpenWindow {
  focus(): Promise<unknown>;
  postMessage(message: PageMessage): void;
}

/** The windows of the hub on this device. */
interface Windows {
  matchAll(options: { type: 'window' }): Promise<readonly OpenWindow[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Shows a page of the hub. A window that is open goes there by itself: it may hold something unsaved. */
async function show(windows: Windows, path: string): Promise<void> {
  const [open] = await windows.matchAll({ type: 'window' });
  if (open === undefined) {
    await windows.openWindow(path);
    return;
  }
  await open.focus();
  open.postMessage({ type: 'OPEN', path });
}

/** The address at which a page asks for the new date by itself. */
function renewalOf(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${RENEW.action}`;
}

/** What a tap on a notification, or on a button of it, does. Where the hub did not take it, the page is shown. */
export async function tapOn(windows: Windows, notification: Notification, action: string): Promise<void> {
  const data = notification.data as TapData;
  notification.close();
  if (action === '') await show(windows, data.path);
  else if (action === RENEW.action) await show(windows, renewalOf(data.path));
  else await act(data, action).catch(() => show(windows, data.path));
}
