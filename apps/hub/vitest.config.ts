import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { tools } from '../../vite-tools.ts';

/** The shared configuration, with the hub's tools. */
export default mergeConfig(base, { plugins: [tools()] });
