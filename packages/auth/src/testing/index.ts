export { SignedIn } from './signed-in';
