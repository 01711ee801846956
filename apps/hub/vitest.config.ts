/** The shared configuration. Without this file, Vitest would take that of the build, `vite.config.ts`. */
export { default } from '../../vitest.config.ts';
