// Loaded on its own: who is signed in never needs it.
export { LoginPage } from '@hub/auth';
