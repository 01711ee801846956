export { addMany } from './add-many';
export { type DemoServer, startDemo } from './demo';
export { type PublicHub, startPublicHub } from './public-hub';
export { type Mood, type PublicServices, startPublicServices } from './public-services';
export { refusal } from './refusal';
export {
  type Action,
  type Actor,
  ACTORS,
  CLOSED,
  COACHED,
  HIDES,
  personalRows,
  PRIVATE,
  type Row,
  SEES,
} from './rights';
export { freePort } from '../../scripts/lib/free-port.mjs';
export { startServer, type TestServer, type TestUser } from './server';
