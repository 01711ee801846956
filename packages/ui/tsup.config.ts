import { defineConfig } from 'tsup';
import { library } from '../../tsup.base';

// One output per component, so that the hub's pages each load only the components they draw.
export default defineConfig(library(['src/index.ts', 'src/*/*.{ts,tsx}', '!src/**/*.{test,stories}.tsx']));
