import type { Answer } from '@hub/reminders';
import { changeStored } from '../memory';
import { keyFor } from './secrets';
import { type Parcel, whyItFailed } from './parcel';

/** Whether the owner has configured a mail server. */
export function isMailSetUp(app: App): boolean {
  return app.settings().smtp.enabled;
}

const ENTITIES: Readonly<{ [sign: string]: string }> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

function htmlOf({ title, body, url, unsubscribe }: Parcel & { unsubscribe: string }): string {
  const lines = body.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`);
  return (
    `<h1 style="font-size:18px">${escapeHtml(title)}</h1>${lines.join('')}` +
    `<p><a href="${escapeHtml(url)}">Open</a></p>` +
    `<p style="font-size:12px"><a href="${escapeHtml(unsubscribe)}">Turn these messages off</a></p>`
  );
}

/** Where the store has when the current e-mail was begun, in milliseconds. */
const BEGUN = 'hub.reminders.mail';
/**
 * PocketBase waits for a mail server without a limit. After this time, the server counts as hanging, and no other
 * e-mail is begun.
 */
const PATIENCE_MS = 15_000;
/** After this time another e-mail is begun: perhaps only that one connection hangs. */
const REST_MS = 600_000;

/** Runs `send` unless the mail server hangs. Throws if it does, and what `send` throws. */
function unlessItHangs(send: () => void): void {
  const now = Date.now();
  const { waitedMs } = changeStored(BEGUN, (before) => {
    const begun = Number(before || now);
    return { waitedMs: now - begun, stored: String(now - begun < REST_MS ? begun : now) };
  });
  if (waitedMs > PATIENCE_MS && waitedMs < REST_MS) throw new Error('it does not answer');
  try {
    send();
  } finally {
    $app.store().setFunc(BEGUN, () => '');
  }
}

/**
 * Sends a message as an e-mail. Its `Message-ID` is derived from the delivery, so that a message that is sent
 * again after a crash is shown once; `List-Unsubscribe` lets a mail program turn the channel off with one tap
 * (RFC 8058).
 */
export function sendMail(app: App, parcel: Parcel): Answer {
  if (!isMailSetUp(app))
    return { kind: 'failed', reason: 'The owner of this hub has not set up a mail server.' };
  const { meta } = app.settings();
  const { id, channel, person, title, body, url, hub } = parcel;
  const key = keyFor(app, `unsubscribe ${channel.id}`);
  const unsubscribe = `${hub}/api/hub/reminders/unsubscribe/${channel.id}/${key}`;
  const settings = `${hub}/account/reminders`;
  const host = hub.replace(/^https?:\/\//, '').replace(/[:/].*$/, '');
  try {
    const mail = new MailerMessage({
      from: { address: meta.senderAddress, name: meta.senderName },
      to: [{ address: person.email }],
      subject: title,
      text: `${body}\n\n${url}\n\nTurn these messages off: ${settings}\n`,
      html: htmlOf({ ...parcel, unsubscribe: settings }),
      headers: {
        'Message-ID': `<${id}.${channel.id}@${host}>`,
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
    unlessItHangs(() => {
      app.newMailClient().send(mail);
    });
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'failed', reason: `The mail server did not accept it: ${whyItFailed(error)}.` };
  }
}
