/**
 * The entry of `lib/push.js`: the cryptography of Web Push. It takes 16 MB in each engine that loads it, so
 * only sending a push message does.
 */
export * from '@hub/reminders/push';
