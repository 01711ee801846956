import { defineConfig, type Options } from 'tsup';

/** Leaves out the fonts of pdf-lib. It names them in one place, and they are never used to write text. */
const withoutFonts: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-fonts',
  setup(build) {
    build.onLoad({ filter: /standard-fonts/ }, () => ({ contents: 'export const FontNames = {};' }));
  },
};

/** Bundles the used parts of pdf-lib into one file: Node can't find the files that these import. */
export default defineConfig({
  entry: { 'pdf/pdf-lib': 'src/pdf/pdf-lib.ts' },
  format: 'esm',
  target: 'es2023',
  noExternal: [/.*/],
  silent: true,
  esbuildPlugins: [withoutFonts],
});
