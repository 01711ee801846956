import { textFrom } from '../services/stored';

/** The messages of reminders that are not sent yet. */
export interface Queue {
  waiting: number;
  /** Those among them that could not be sent at once. */
  retried: number;
  /** Channels that are on and have not taken their last message. */
  failingChannels: number;
}

/** Messages to channels that are off and to people without access wait for nothing. */
const QUEUE = `
  SELECT json_object(
    'waiting', (SELECT count(*) FROM messages), 'retried', (SELECT count(*) FROM messages WHERE tries > 0),
    'failingChannels', (SELECT count(*) FROM reminder_channels WHERE isOn AND lastState = 'failed')) AS text`;

const MESSAGES = `
  WITH messages AS (
    SELECT d.message, max(d.tries) AS tries
    FROM deliveries d JOIN reminder_channels c ON c.id = d.channel JOIN users u ON u.id = d.person
    WHERE d.state = 'waiting' AND c.isOn AND NOT u.isDeactivated
    GROUP BY d.message, d.channel)`;

/** How many messages wait, and how many channels fail. */
export function queue(app: App): Queue {
  return JSON.parse(textFrom(app, `${MESSAGES} ${QUEUE}`)) as Queue;
}
