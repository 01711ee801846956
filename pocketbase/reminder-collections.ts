import { belongsTo, CLOSED, count, created, frame, label, owner, privateToOwner } from './fields';
import type { Collection, Field } from './schema-types';

const ID = { type: 'text', max: 15 } as const;
const time = (name: string): Field => ({ name, type: 'text', max: 5, holds: 'time-of-day' });
const INSTANT = { type: 'text', max: 30 } as const;
const DAY = { type: 'text', max: 10 } as const;

/** The settings, channels and messages of reminders. */
export const reminderCollections: readonly Collection[] = [
  {
    name: 'reminder_rules',
    type: 'base',
    record: 'ReminderRulesRecord',
    ownedBy: 'owner',
    taken: { field: 'owner', sentence: 'Your reminders were set up on another device. Reload the page.' },
    rules: privateToOwner,
    fields: [
      { name: 'leads', type: 'json', maxSize: 200, holds: 'leads' },
      time('hour'),
      time('workoutHour'),
      time('quietFrom'),
      time('quietUntil'),
      { name: 'isDigest', type: 'bool' },
      // Whether messages contain the names of records; otherwise nothing private leaves the hub.
      { name: 'showsNames', type: 'bool' },
      { name: 'categoryLeads', type: 'json', maxSize: 20_000, holds: 'category-leads' },
      owner,
      ...frame,
    ],
    indexes: ['CREATE UNIQUE INDEX `idx_reminder_rules_owner` ON `reminder_rules` (owner)'],
  },
  {
    name: 'reminder_channels',
    type: 'base',
    record: 'ReminderChannelRecord',
    ownedBy: 'owner',
    leftOut: 'Reminder channels hold secrets for other services. Set them up again.',
    taken: { field: 'address', sentence: 'You already have this channel.' },
    rules: privateToOwner,
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        values: ['email', 'push', 'ntfy', 'gotify', 'apprise', 'webhook'],
        maxSelect: 1,
      },
      label('label'),
      // For push, the endpoint; for e-mail nothing, because it is the person's own address.
      { name: 'address', type: 'text', max: 2000, holds: 'trimmed' },
      { name: 'secret', type: 'text', max: 500, holds: 'trimmed' },
      { name: 'template', type: 'text', max: 4096 },
      // The keys of a push subscription, from the browser (RFC 8291).
      { name: 'p256dh', type: 'text', max: 200 },
      { name: 'auth', type: 'text', max: 100 },
      { name: 'isOn', type: 'bool' },
      // The result of the last message.
      { name: 'lastState', type: 'select', values: ['sent', 'failed'], maxSelect: 1 },
      { name: 'lastAt', ...INSTANT },
      { name: 'lastReason', type: 'text', max: 500 },
      owner,
      ...frame,
    ],
    indexes: [
      'CREATE UNIQUE INDEX `idx_reminder_channels_address` ON `reminder_channels` (owner, kind, address)',
    ],
  },
  {
    name: 'reminder_items',
    type: 'base',
    ownedBy: 'owner',
    rules: CLOSED,
    fields: [
      owner,
      { name: 'record', ...ID },
      // The record's lead days, instead of the person's; `null` for none.
      { name: 'leads', type: 'json', maxSize: 200, holds: 'own-leads' },
      { name: 'snoozedUntil', ...DAY, holds: 'date' },
      // The record's date when it was snoozed: a new date ends the snooze.
      { name: 'snoozedFor', ...DAY, holds: 'date' },
      count('snoozes'),
    ],
    indexes: ['CREATE UNIQUE INDEX `idx_reminder_items_owner` ON `reminder_items` (owner, record)'],
  },
  {
    name: 'reminders_done',
    type: 'base',
    rules: CLOSED,
    fields: [
      { name: 'record', ...ID },
      { name: 'date', ...DAY },
      // Who did it, for everyone who sees the record.
      belongsTo('by'),
      created,
    ],
    indexes: ['CREATE UNIQUE INDEX `idx_reminders_done_record` ON `reminders_done` (record, date)'],
  },
  {
    name: 'deliveries',
    type: 'base',
    rules: CLOSED,
    fields: [
      belongsTo('person'),
      { name: 'source', type: 'text', max: 40 },
      { name: 'record', ...ID },
      { name: 'date', ...DAY },
      count('lead'),
      count('snoozes'),
      { name: 'channel', ...ID },
      { name: 'message', ...ID },
      { name: 'digest', ...DAY },
      { name: 'state', type: 'select', values: ['waiting', 'sent', 'failed', 'gone'], maxSelect: 1 },
      count('tries'),
      count('nextTry'),
      { name: 'reason', type: 'text', max: 500 },
      { name: 'sentAt', ...INSTANT },
    ],
    indexes: [
      'CREATE UNIQUE INDEX `idx_deliveries_once` ON `deliveries` (person, record, date, lead, snoozes, channel)',
      'CREATE INDEX `idx_deliveries_waiting` ON `deliveries` (state, nextTry)',
      'CREATE INDEX `idx_deliveries_message` ON `deliveries` (message, channel)',
      'CREATE INDEX `idx_deliveries_digest` ON `deliveries` (person, digest)',
    ],
  },
  {
    name: 'tokens',
    type: 'base',
    record: 'TokenRecord',
    ownedBy: 'owner',
    leftOut: 'Calendar links and program tokens are secrets. Make new ones.',
    rules: { ...privateToOwner, create: null, update: null },
    fields: [
      label('label'),
      { name: 'scope', type: 'select', required: true, values: ['calendar', 'alias'], maxSelect: 1 },
      // SHA-256 of the secret, in hex.
      { name: 'hash', type: 'text', max: 64, hidden: true },
      { name: 'lastUsed', ...INSTANT },
      owner,
      ...frame,
    ],
    indexes: [
      'CREATE UNIQUE INDEX `idx_tokens_hash` ON `tokens` (hash)',
      'CREATE INDEX `idx_tokens_owner` ON `tokens` (owner)',
    ],
  },
];
