export { fromBase64Url, toBase64Url } from './base64-url';
export { encryptMessage, LONGEST_MESSAGE, type MessageKeys, type SubscriptionKeys } from './encrypt';
export { publicKeyOf, vapidAuthorization } from './vapid';
