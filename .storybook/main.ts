import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';
import { virtualModules } from '../virtual-modules.mjs';

const vite: UserConfig = {
  plugins: [tailwindcss(), virtualModules()],
  // As in development, nothing is installed on the device: otherwise the hub would do so after some seconds,
  // during a story.
  define: { 'import.meta.env.PROD': 'false' },
  resolve: { conditions: ['@hub/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    // Nothing is transpiled for older browsers: light-dark() must stay as it is, as in the hub.
    target: 'esnext',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      onLog(level, log, handle) {
        // "use client" in a library has no meaning here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
};

/** One Storybook for the stories of every package. Its telemetry is off. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/hub/src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (base) => mergeConfig(base, vite),
};

export default config;
