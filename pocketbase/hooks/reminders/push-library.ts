/**
 * The entry of `lib/push.js`: the curves and ciphers of Web Push. They take 16 MB in each engine that loads them, so what
 * sends a push loads them, and no other request.
 */
export * from '@hub/reminders/push';
