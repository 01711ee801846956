import { defineConfig, type Options } from 'tsup';

/** Leaves out the fonts of pdf-lib. It names them in one place, and no text is ever written with one of them. */
const withoutFonts: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-fonts',
  setup(build) {
    build.onLoad({ filter: /standard-fonts/ }, () => ({ contents: 'export const FontNames = {};' }));
  },
};

/** Makes one file of the parts of pdf-lib that are used: Node can't find the files that these import. */
export default defineConfig({
  entry: { 'pdf/pdf-lib': 'src/pdf/pdf-lib.ts' },
  format: 'esm',
  target: 'es2023',
  noExternal: [/.*/],
  silent: true,
  esbuildPlugins: [withoutFonts],
});
