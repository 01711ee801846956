export { readPush, type SubscribedBrowser, subscribeBrowser } from './browser';
