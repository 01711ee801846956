export { type PublicHub, startPublicHub } from './public-hub';
export { type Mood, type PublicServices, startPublicServices } from './public-services';
export { refusal } from './refusal';
export { startServer, type TestServer, type TestUser } from './server';
