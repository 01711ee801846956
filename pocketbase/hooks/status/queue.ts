import { textFrom } from '../services/stored';

/** The reminder messages that are not sent yet. */
export interface Queue {
  waiting: number;
  /** Those among them whose first attempt failed. */
  retried: number;
  /** Active channels that have failed to take their last message. */
  failingChannels: number;
}

/** Without messages to inactive channels and to people without access: they are not waiting. */
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

/** The number of waiting messages and of failing channels. */
export function queue(app: App): Queue {
  return JSON.parse(textFrom(app, `${MESSAGES} ${QUEUE}`)) as Queue;
}
