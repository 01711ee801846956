import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { tools } from '../../vite-tools.ts';

/** As everywhere, and the hub knows its tools. */
export default mergeConfig(base, { plugins: [tools()] });
