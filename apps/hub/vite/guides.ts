import type { Plugin } from 'vite';
import { type Guide, guidePath, guides } from '../src/guides/guides.ts';

/** Loaded only when a PDF is requested: loading the fonts takes a moment. */
async function makePdf(guide: Guide): Promise<Uint8Array> {
  const pdf = await import('../guides/make-pdf.ts');
  return pdf.makePdf(guide);
}

/** Builds the PDFs of the documents page from the texts in `guides/texts/`. */
export function guidePdfs(): Plugin {
  return {
    name: 'hub-guides',
    configureServer({ middlewares }) {
      for (const guide of guides) {
        middlewares.use(guidePath(guide), (_request, response, next) => {
          makePdf(guide).then((pdf) => response.setHeader('Content-Type', 'application/pdf').end(pdf), next);
        });
      }
    },
    async generateBundle() {
      for (const guide of guides) {
        this.emitFile({ type: 'asset', fileName: guidePath(guide).slice(1), source: await makePdf(guide) });
      }
    },
  };
}
