import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';

/** One Storybook over the stories of every package. It never calls home. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/hub/src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss()],
      resolve: { conditions: ['@hub/source', ...defaultClientConditions] },
      // Nothing is rewritten for older browsers: light-dark() has to stay what it is, as in the hub.
      build: { target: 'esnext', chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
