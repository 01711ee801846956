import type { PageMessage } from './messages';

/** The content of a push message; `notification` is what Safari shows by itself (declarative Web Push). */
interface PushMessage {
  notification: { title: string; body: string; navigate: string; tag: string };
  message: string;
  /** The key for the buttons' actions; empty if there are no buttons. */
  actionKey: string;
  /** Whether its record gets a new date instead of the old one. */
  isRenewable: boolean;
}

/** The data of a notification, for a tap on it. */
interface TapData {
  /** The path that it leads to, within this hub. */
  path: string;
  message: string;
  actionKey: string;
}

/** Options of a notification that TypeScript does not know yet. */
interface Options extends NotificationOptions {
  actions?: { action: string; title: string }[];
}

const BUTTONS = [
  { action: 'done', title: 'Done' },
  { action: 'snooze', title: 'Tomorrow' },
];
/** Opens the page with the dialog for the new date. */
const RENEW = { action: 'renew', title: 'Renew' };

/**
 * The notification for a push message. Only the path of its link counts: this device may open the hub at another
 * address.
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

/** Performs the action of a button. Throws if the hub did not accept it. */
async function act({ message, actionKey }: TapData, action: string): Promise<void> {
  const answer = await fetch('/api/hub/reminders/act', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, key: actionKey, action }),
  });
  if (!answer.ok) throw new Error(`The hub answered ${String(answer.status)}.`);
}

/** The part of a window's API that the worker uses. */
interface OpenWindow {
  focus(): Promise<unknown>;
  postMessage(message: PageMessage): void;
}

/** The windows of the hub on this device. */
interface Windows {
  matchAll(options: { type: 'window' }): Promise<readonly OpenWindow[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Shows a page of the hub. An open window navigates by itself, because it may have unsaved changes. */
async function show(windows: Windows, path: string): Promise<void> {
  const [open] = await windows.matchAll({ type: 'window' });
  if (open === undefined) {
    await windows.openWindow(path);
    return;
  }
  await open.focus();
  open.postMessage({ type: 'OPEN', path });
}

/** The address at which a page opens the dialog for the new date. */
function renewalOf(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${RENEW.action}`;
}

/** Handles a tap on a notification or its buttons. If the hub does not accept the action, the page opens. */
export async function tapOn(windows: Windows, notification: Notification, action: string): Promise<void> {
  const data = notification.data as TapData;
  notification.close();
  if (action === '') await show(windows, data.path);
  else if (action === RENEW.action) await show(windows, renewalOf(data.path));
  else await act(data, action).catch(() => show(windows, data.path));
}
