/** The entry of `lib/push.js`, Web Push's cryptography: 16 MB in each engine that loads it, so only to send. */
export * from '@hub/reminders/push';
